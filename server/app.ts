import { Hono } from "hono";
import { requestId } from "hono/request-id";
import { ApiError } from "../shared/api/errors.ts";
import type { Deps } from "./deps.ts";
import type { EmbeddedSupabase } from "./embedded/supabase.ts";
import { assets, page, pluginFile } from "./files.ts";
import { answerError } from "./http/answer-error.ts";
import { logRequests } from "./http/log-requests.ts";
import { apiHeaders } from "./http/secure.ts";
import { healthRoutes } from "./routes/health.ts";

/** The API, below `/api`. */
function apiRoutes(deps: Deps): Hono {
  const routes = new Hono();
  routes.use("/api/*", requestId(), logRequests(deps.log), ...apiHeaders);
  routes.route("/", healthRoutes(deps));
  routes.all("/api/*", () => {
    throw new ApiError("not_found");
  });
  return routes;
}

/** The embedded Supabase where the hosted one would be. */
function supabaseRoutes({ fetch }: EmbeddedSupabase): Hono {
  const routes = new Hono();
  for (const path of ["/auth/v1/*", "/rest/v1/*"]) routes.all(path, (context) => fetch(context.req.raw));
  return routes;
}

/** Pages, their files and the built plugin that runs on the stage. What is served must be built. */
const siteRoutes = (): Hono =>
  new Hono()
    .get("/", page("website/index.html"))
    .get("/try", page("plugin/stage/index.html"))
    .get("/plugin/main.js", pluginFile("main.js"))
    .get("/plugin/ui.js", pluginFile("ui.js"))
    .get("/plugin/realm.js", pluginFile("stage/realm.js"))
    .get("/assets/*", assets());

/** The whole server: API, sign-in and site. */
export function createApp(deps: Deps, supabase: EmbeddedSupabase | null): Hono {
  const app = new Hono();
  app.route("/", apiRoutes(deps));
  if (supabase) app.route("/", supabaseRoutes(supabase));
  app.route("/", siteRoutes());
  app.notFound((context) => context.text("There is nothing at this address.", 404));
  app.onError((error, context) => answerError(error, context, deps.log));
  return app;
}
