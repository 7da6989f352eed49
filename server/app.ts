import { Hono } from "hono";
import { assets, page, pluginFile } from "./files.ts";

/** The whole server: pages, their files and the built plugin that runs on the stage. What it serves must be built. */
export const createApp = (): Hono =>
  new Hono()
    .get("/", page("website/index.html"))
    .get("/try", page("plugin/stage/index.html"))
    .get("/plugin/main.js", pluginFile("main.js"))
    .get("/plugin/ui.js", pluginFile("ui.js"))
    .get("/plugin/realm.js", pluginFile("stage/realm.js"))
    .get("/assets/*", assets())
    .notFound((context) => context.text("There is nothing at this address.", 404));
