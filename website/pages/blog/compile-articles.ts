import mdx from "@mdx-js/rollup";
import type { Plugin } from "vite";

/** Makes a module of every `.mdx`: its text as a component. */
export const compileArticles = (): Plugin => mdx() as Plugin;
