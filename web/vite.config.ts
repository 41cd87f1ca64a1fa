import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/ludotheque/server/client",
    emptyOutDir: true,
    assetsDir: "assets",
    // The server allows nothing but its own files: no data: addresses, no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs comes in one piece: on the wire each further file costs as much as its headers.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "house", test: /src\/(house|parts)\// }] } } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
