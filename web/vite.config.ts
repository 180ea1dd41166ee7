import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  base: "./", // the server may sit below any path
  plugins: [svelte()],
  build: {
    outDir: "../src/ludarium/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false }, // the polyfill is an inline script, which the content policy forbids
    assetsInlineLimit: 0, // fonts and pictures stay files: data: addresses are not allowed for fonts
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8123", ws: true } },
  },
});
