/**
 * A QR code of a short text: bytes, error correction M, versions 1 to 10 (ISO/IEC 18004).
 *
 * Every table below is from the standard, for level M.
 */

/** By version: error-correction bytes of a block, then how many blocks of how many data bytes. */
const BLOCKS: [correction: number, ...blocks: [count: number, data: number][]][] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];

/** By version: where the centres of the small squares lie. */
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => ((r >> 1) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Dark is true. Undefined: nothing is drawn there yet. */
type Cells = (boolean | undefined)[][];

/** The rows of the code, or null if the text is too long for it. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((_, at) => bytes.length + (at < 9 ? 2 : 3) <= room(at + 1)) + 1;
  if (version === 0) return null;
  const frame = framed(version);
  const stream = interleaved(version, padded(version, bytes));
  const drawn = MASKS.map((_, mask) => filled(frame, stream, mask));
  return drawn.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

function room(version: number): number {
  return blocksOf(version).reduce((sum, [count, data]) => sum + count * data, 0);
}

function blocksOf(version: number): [number, number][] {
  return BLOCKS[version - 1]!.slice(1) as [number, number][];
}

/** The bytes behind their mode and length, filled up to what the version holds. */
function padded(version: number, bytes: number[]): number[] {
  const lengthBits = version < 10 ? 8 : 16;
  const bits = [bitsOf(4, 4), bitsOf(bytes.length, lengthBits), ...bytes.map((byte) => bitsOf(byte, 8)), "0000"].join(
    "",
  );
  const whole = bits.slice(0, room(version) * 8).padEnd(Math.ceil(bits.length / 8) * 8, "0");
  const out = whole.match(/.{8}/g)!.map((byte) => parseInt(byte, 2));
  for (let pad = 0xec; out.length < room(version); pad ^= 0xec ^ 0x11) out.push(pad);
  return out.slice(0, room(version));
}

function bitsOf(value: number, length: number): string {
  return value.toString(2).padStart(length, "0");
}

/** The bits in the order they are drawn: the blocks' bytes in turn, then their corrections in turn. */
function interleaved(version: number, bytes: number[]): string {
  const [correction] = BLOCKS[version - 1]!;
  const blocks: number[][] = [];
  let from = 0;
  for (const [count, data] of blocksOf(version)) {
    for (let n = 0; n < count; n++) blocks.push(bytes.slice(from, (from += data)));
  }
  const all = [...inTurn(blocks), ...inTurn(blocks.map((block) => corrected(block, correction)))];
  return all.map((byte) => bitsOf(byte, 8)).join("");
}

function inTurn(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block[at] ?? [])).flat();
}

/** The Reed-Solomon remainder of a block. */
function corrected(block: number[], length: number): number[] {
  let divisor = [1];
  for (let n = 0, root = 1; n < length; n++, root = times(root, 2)) {
    divisor = [...divisor, 0].map((each, at) => each ^ times(divisor[at - 1] ?? 0, root));
  }
  const rest = [...block, ...Array<number>(length).fill(0)];
  for (let at = 0; at < block.length; at++) {
    const lead = rest[at]!;
    divisor.forEach((each, n) => (rest[at + n]! ^= times(each, lead)));
  }
  return rest.slice(block.length);
}

/** Multiplication in the field of 256 elements, modulo 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (; b > 0; b >>= 1, a = (a << 1) ^ (a & 0x80 ? 0x11d : 0)) if (b & 1) product ^= a;
  return product;
}

/** Everything that does not depend on the text; places of the format are kept free with `false`. */
function framed(version: number): Cells {
  const size = version * 4 + 17;
  const cells: Cells = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const put = (r: number, c: number, dark: boolean) => {
    if (r >= 0 && c >= 0 && r < size && c < size) cells[r]![c] = dark;
  };
  const ring = (r: number, c: number, reach: number, dark: (distance: number) => boolean) => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) put(r + y, c + x, dark(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let n = 0; n < size; n++) {
    put(6, n, n % 2 === 0);
    put(n, 6, n % 2 === 0);
  }
  const centres = ALIGNED[version - 1]!;
  const [low, high] = [centres[0], centres.at(-1)];
  for (const r of centres) {
    for (const c of centres) {
      const corner = (r === low && c === low) || (r === low && c === high) || (r === high && c === low);
      if (!corner) ring(r, c, 2, (distance) => distance !== 1);
    }
  }
  for (const [r, c] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    ring(r, c, 4, (distance) => distance !== 2 && distance < 4);
  drawFormat(put, size, 0);
  if (version >= 7) drawVersion(put, size, version);
  return cells;
}

type Put = (row: number, column: number, dark: boolean) => void;

/** Level and mask, twice: beside the corners. Level M is 00. */
function drawFormat(put: Put, size: number, mask: number): void {
  const bits = ((mask << 10) | remainder(mask << 10, 0x537, 10)) ^ 0x5412;
  for (let n = 0; n < 15; n++) {
    const dark = ((bits >> n) & 1) === 1;
    put(n < 6 ? n : n < 8 ? n + 1 : size - 15 + n, 8, dark);
    put(8, n < 8 ? size - 1 - n : n < 9 ? 7 : 14 - n, dark);
  }
  put(size - 8, 8, true);
}

function drawVersion(put: Put, size: number, version: number): void {
  const bits = (version << 12) | remainder(version << 12, 0x1f25, 12);
  for (let n = 0; n < 18; n++) {
    const [far, near] = [size - 11 + (n % 3), Math.floor(n / 3)];
    put(near, far, ((bits >> n) & 1) === 1);
    put(far, near, ((bits >> n) & 1) === 1);
  }
}

/** What is left of a number divided by a polynomial of that degree, over two elements. */
function remainder(value: number, divisor: number, degree: number): number {
  for (let bit = 31 - Math.clz32(value); bit >= degree; bit--)
    if ((value >> bit) & 1) value ^= divisor << (bit - degree);
  return value;
}

/** The bits laid in their zigzag from the lower right, under a mask. */
function filled(frame: Cells, stream: string, mask: number): boolean[][] {
  const size = frame.length;
  const cells = frame.map((row) => [...row]);
  let next = 0;
  for (let right = size - 1, upward = true; right > 0; right -= 2, upward = !upward) {
    if (right === 6) right = 5;
    for (let n = 0; n < size; n++) {
      const r = upward ? size - 1 - n : n;
      for (const c of [right, right - 1]) {
        if (frame[r]![c] === undefined) cells[r]![c] = (stream[next++] === "1") !== MASKS[mask]!(r, c);
      }
    }
  }
  drawFormat((r, c, dark) => (cells[r]![c] = dark), size, mask);
  return cells as boolean[][];
}

/** How hard the code is to read: long runs, blocks, what looks like a corner, too dark or too light. */
function penalty(cells: boolean[][]): number {
  const size = cells.length;
  const rows = cells.map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));
  const columns = rows.map((_, c) => rows.map((row) => row[c]).join(""));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    for (const run of line.match(/1{5,}|0{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (line.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  for (let r = 1; r < size; r++) {
    for (let c = 1; c < size; c++) {
      const here = cells[r]![c];
      if (cells[r - 1]![c] === here && cells[r]![c - 1] === here && cells[r - 1]![c - 1] === here) sum += 3;
    }
  }
  const dark = rows.join("").replaceAll("0", "").length / (size * size);
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
