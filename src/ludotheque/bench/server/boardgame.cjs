// boardgame.io serving its tutorial's tic-tac-toe: `node boardgame.cjs [FOLDER]`. With a folder it keeps matches in
// files there, without one in memory. It says its address, and ends when nobody holds its standard input any more.

const { Server, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const ROWS = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const TicTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (ROWS.some(([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c])) {
      return { winner: ctx.currentPlayer };
    }
    if (!G.cells.includes(null)) return { draw: true };
  },
};

const folder = process.argv[2];
const server = Server({ games: [TicTacToe], origins: [], ...(folder && { db: new FlatFile({ dir: folder }) }) });

server.run({ port: { port: 0, host: '127.0.0.1' } }).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}`);
});
process.stdin.resume().on('end', () => process.exit());
