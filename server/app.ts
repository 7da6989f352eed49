import { Hono, type Handler } from "hono";
import { requestId } from "hono/request-id";
import { pickLanguage } from "../shared/i18n/language.ts";
import type { Deps } from "./deps.ts";
import { awayIsUnavailable, signInLimits } from "./embedded/sign-in-limits.ts";
import { askedOfSignIn } from "./embedded/sign-in-mail.ts";
import type { EmbeddedSupabase } from "./embedded/supabase.ts";
import { assets, page, pluginFile, publicFiles, sitePage } from "./files.ts";
import { answerError } from "./http/answer-error.ts";
import { logRequests } from "./http/log-requests.ts";
import { apiHeaders, pageHeaders, stageHeaders } from "./http/secure.ts";
import { unknownAddress } from "./http/unknown-address.ts";
import type { Embedded } from "./open-deps.ts";
import { accountRoutes } from "./routes/account.ts";
import { allowanceRoutes } from "./routes/allowance.ts";
import { devMailRoutes } from "./routes/dev-mail.ts";
import { configRoutes } from "./routes/config.ts";
import { docsRoutes } from "./routes/docs.ts";
import { formRoutes } from "./routes/forms.ts";
import { healthRoutes } from "./routes/health.ts";
import { installationRoutes } from "./routes/installations.ts";
import { linkRoutes } from "./routes/links.ts";
import { reviewRoutes } from "./routes/reviews.ts";
import { sharedReviewRoutes } from "./routes/shared-reviews.ts";
import { mailHookRoutes } from "./routes/mail-hook.ts";

/** The API, below `/api`. */
function apiRoutes(deps: Deps): Hono {
  const routes = new Hono();
  routes.use("/api/*", ...apiHeaders);
  routes.route("/", healthRoutes(deps));
  routes.route("/", configRoutes(deps));
  routes.route("/", allowanceRoutes(deps));
  routes.route("/", installationRoutes(deps));
  routes.route("/", linkRoutes(deps));
  routes.route("/", reviewRoutes(deps));
  routes.route("/", sharedReviewRoutes(deps));
  routes.route("/", accountRoutes(deps));
  routes.route("/", mailHookRoutes(deps));
  routes.all("/api/*", unknownAddress);
  return routes;
}

/** The embedded Supabase where the hosted one would be. */
function supabaseRoutes(deps: Deps, { fetch }: EmbeddedSupabase): Hono {
  const routes = new Hono();
  routes.use("/auth/v1/*", awayIsUnavailable(), signInLimits(deps));
  routes.use("/rest/v1/*", awayIsUnavailable());
  const answer: Handler = (context) => {
    const languages = (context.req.header("Accept-Language") ?? "").split(",").map((tag) => tag.trim());
    const asked = { language: pickLanguage(languages), redirectTo: context.req.query("redirect_to") ?? "" };
    return askedOfSignIn.run(asked, () => fetch(context.req.raw));
  };
  for (const path of ["/auth/v1/*", "/rest/v1/*"]) routes.all(path, answer);
  return routes;
}

/** Pages, their files and the built plugin that runs on the stage. What is served must be built. */
const siteRoutes = ({ env }: Deps): Hono =>
  new Hono()
    .get("/try", stageHeaders(), page("plugin/stage/index.html"))
    .get("/plugin/main.js", pluginFile("main.js"))
    .get("/plugin/ui.js", pluginFile("ui.js"))
    .get("/plugin/realm.js", pluginFile("stage/realm.js"))
    .get("/assets/*", assets())
    .get("*", pageHeaders(env.SUPABASE_URL ? [env.SUPABASE_URL] : []), publicFiles(), sitePage(env.SITE_URL));

/** What does work for somebody; the files of the pages are not worth a line each. */
const LOGGED = ["/api/*", "/auth/v1/*", "/rest/v1/*", "/f/*"];

/** The whole server: API, sign-in and site. */
export function createApp(deps: Deps, { supabase, mailFolder }: Embedded): Hono {
  const app = new Hono();
  for (const path of LOGGED) app.use(path, requestId(), logRequests(deps.log));
  app.route("/", docsRoutes(deps)); // has headers of its own
  app.route("/", apiRoutes(deps));
  app.route("/", formRoutes(deps));
  if (supabase) app.route("/", supabaseRoutes(deps, supabase));
  if (mailFolder) app.route("/", devMailRoutes(mailFolder));
  app.route("/", siteRoutes(deps));
  app.notFound((context) => context.text("There is nothing at this address.", 404));
  app.onError((error, context) => answerError(error, context, deps.log));
  return app;
}
