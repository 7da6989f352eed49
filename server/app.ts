import { Hono } from "hono";
import { requestId } from "hono/request-id";
import type { Deps } from "./deps.ts";
import type { EmbeddedSupabase } from "./embedded/supabase.ts";
import { assets, page, pluginFile } from "./files.ts";
import { answerError } from "./http/answer-error.ts";
import { logRequests } from "./http/log-requests.ts";
import { apiHeaders, pageHeaders, stageHeaders } from "./http/secure.ts";
import { unknownAddress } from "./http/unknown-address.ts";
import { allowanceRoutes } from "./routes/allowance.ts";
import { docsRoutes } from "./routes/docs.ts";
import { healthRoutes } from "./routes/health.ts";
import { installationRoutes } from "./routes/installations.ts";
import { linkRoutes } from "./routes/links.ts";

/** The API, below `/api`. */
function apiRoutes(deps: Deps): Hono {
  const routes = new Hono();
  routes.use("/api/*", ...apiHeaders);
  routes.route("/", healthRoutes(deps));
  routes.route("/", allowanceRoutes(deps));
  routes.route("/", installationRoutes(deps));
  routes.route("/", linkRoutes(deps));
  routes.all("/api/*", unknownAddress);
  return routes;
}

/** The embedded Supabase where the hosted one would be. */
function supabaseRoutes({ fetch }: EmbeddedSupabase): Hono {
  const routes = new Hono();
  for (const path of ["/auth/v1/*", "/rest/v1/*"]) routes.all(path, (context) => fetch(context.req.raw));
  return routes;
}

/** Pages, their files and the built plugin that runs on the stage. What is served must be built. */
const siteRoutes = ({ env }: Deps): Hono =>
  new Hono()
    .get("/", pageHeaders(env.SUPABASE_URL ? [env.SUPABASE_URL] : []), page("website/index.html"))
    .get("/try", stageHeaders(), page("plugin/stage/index.html"))
    .get("/plugin/main.js", pluginFile("main.js"))
    .get("/plugin/ui.js", pluginFile("ui.js"))
    .get("/plugin/realm.js", pluginFile("stage/realm.js"))
    .get("/assets/*", assets());

/** What does work for somebody; the files of the pages are not worth a line each. */
const LOGGED = ["/api/*", "/auth/v1/*", "/rest/v1/*", "/f/*"];

/** The whole server: API, sign-in and site. */
export function createApp(deps: Deps, supabase: EmbeddedSupabase | null): Hono {
  const app = new Hono();
  for (const path of LOGGED) app.use(path, requestId(), logRequests(deps.log));
  app.route("/", docsRoutes(deps)); // has headers of its own
  app.route("/", apiRoutes(deps));
  if (supabase) app.route("/", supabaseRoutes(supabase));
  app.route("/", siteRoutes(deps));
  app.notFound((context) => context.text("There is nothing at this address.", 404));
  app.onError((error, context) => answerError(error, context, deps.log));
  return app;
}
