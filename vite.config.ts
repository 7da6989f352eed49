import { existsSync } from "node:fs";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compileArticles } from "./website/pages/blog/compile-articles.ts";

/** Pages of the site, at the same path below `build/site`. */
const PAGES = ["website/index.html", "plugin/stage/index.html"];

export default defineConfig({
  root: import.meta.dirname,
  publicDir: "website/public",
  plugins: [compileArticles(), react()],
  build: {
    outDir: "build/site",
    emptyOutDir: true,
    target: "es2022",
    // The engine's wasm and the fonts stay files of their own, loaded when they are needed.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: PAGES.map((page) => path.join(import.meta.dirname, page)).filter((page) => existsSync(page)),
      output: {
        // What the first page of the site needs comes in few files: on a slow network each further one costs a round trip.
        codeSplitting: {
          groups: [
            {
              name: "libraries",
              tags: ["$initial"],
              test: /node_modules[\\/](?!.*(?:quickjs|culori|flatbush))/,
            },
          ],
        },
      },
    },
  },
});
