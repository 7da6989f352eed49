/**
 * The oldest browsers that the site, the stage and the panel are built for, in the names of esbuild and Vite: what they use
 * of styles (`color-mix`, `:has`) and of scripts (lookbehind, `toSorted`) is in all of these.
 */
export const BROWSERS = ["chrome111", "edge111", "firefox121", "safari16.4"];
