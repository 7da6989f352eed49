import { existsSync } from "node:fs";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { BROWSERS } from "./scripts/bundle/browsers.mjs";
import { computeAtBuild } from "./website/compute-at-build.ts";
import { compileArticles } from "./website/pages/blog/compile-articles.ts";

/** Pages of the site, at the same path below `build/site`. */
const PAGES = ["website/index.html", "plugin/stage/index.html"];

/**
 * The code of the site's first page comes in few files: on a slow network each further one costs a round trip.
 * They are not one, because a browser runs each without a pause.
 */
const FIRST_FILES = {
  includeDependenciesRecursively: false,
  groups: [
    // A page that is in the HTML looks like itself before its script is there.
    { name: "look", test: /website[\\/].*\.css$/, priority: 3 },
    {
      name: "react",
      tags: ["$initial"],
      test: /node_modules[\\/](?:react-dom|react|scheduler)[\\/]/,
      priority: 2,
    },
    {
      name: "libraries",
      tags: ["$initial"],
      // Libraries of the stage alone are not brought to the site, nor those of the site to the stage with a font of both.
      test: /node_modules[\\/](?!.*(?:culori|flatbush|fflate|create-figma-plugin|preact|woff2))/,
      priority: 1,
    },
    {
      name: "site",
      tags: ["$initial"],
      // Whoever loads this starts the site: nothing that the stage needs may be in it.
      test: /website[\\/]|shared[\\/](?:site-origin|plans|standards[\\/]wcag)/,
    },
  ],
} as const;

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: "website/public",
  // The plugin's page on Figma Community, once there is one: the front page leads there.
  define: { PUBLISHED_COMMUNITY_URL: JSON.stringify(process.env["COMMUNITY_URL"] || null) },
  // The stage is written in Preact, as the panel is: its own settings say so.
  plugins: [computeAtBuild(), compileArticles(), react({ exclude: /plugin[\\/]stage/ })],
  // The worker of the stage's engine runs the plugin's scripts, which no module can.
  worker: { format: "iife" },
  build: {
    outDir: "build/site",
    emptyOutDir: true,
    // The files of the languages: pages ask for theirs with their first scripts.
    manifest: isSsrBuild !== true,
    target: BROWSERS,
    // The engine's wasm and the fonts stay files of their own, loaded when they are needed.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: PAGES.map((page) => path.join(import.meta.dirname, page)).filter((page) => existsSync(page)),
      output: isSsrBuild ? {} : { codeSplitting: FIRST_FILES },
    },
  },
}));
