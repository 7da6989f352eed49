import { Hono, type MiddlewareHandler, type Handler } from "hono";
import { requestId } from "hono/request-id";
import { inEveryLanguage, languageOfPath, pathIn } from "../shared/site-language.ts";
import type { Deps } from "./deps.ts";
import type { Env } from "./env.ts";
import { assets, forSearchEngines, publicFiles, sharedPage, sitePage } from "./files.ts";
import { sharedHead } from "./reviews/shared-head.ts";
import { answerError } from "./http/answer-error.ts";
import { followLanguage } from "./http/language/follow-language.ts";
import { logRequests } from "./http/log-requests.ts";
import { noteAddress } from "./http/caller/note-address.ts";
import { apiHeaders, everyAnswer, pageHeaders, secretPageHeaders, stageHeaders } from "./http/secure.ts";
import { securityTxt } from "./http/security-txt.ts";
import { openMetrics } from "./metrics/metrics.ts";
import { accountRoutes } from "./routes/account.ts";
import { allowanceRoutes } from "./routes/allowance.ts";
import { configRoutes } from "./routes/config.ts";
import { houseRulesSchemaRoutes } from "./routes/outside-contract/house-rules-schema.ts";
import { formRoutes } from "./routes/forms.ts";
import { houseRulesRoutes } from "./routes/house-rules.ts";
import { healthRoutes } from "./routes/health.ts";
import { installationRoutes } from "./routes/installations.ts";
import { linkRoutes } from "./routes/links.ts";
import { reviewRoutes } from "./routes/reviews.ts";
import { sharedReviewRoutes } from "./routes/shared-reviews.ts";
import { mailHookRoutes } from "./routes/outside-contract/mail-hook.ts";
import { metricsRoutes } from "./routes/outside-contract/metrics.ts";
import { stripeWebhookRoutes } from "./routes/outside-contract/stripe-webhook.ts";
import { subscriptionRoutes } from "./routes/subscription.ts";
import { teamRoutes } from "./routes/team.ts";
import { CONTRACT } from "../shared/api/contract.ts";
import { ApiError } from "../shared/api/errors.ts";

const KNOWN = Object.values(CONTRACT).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`),
}));

/** Answers where nothing else does: an address that knows other methods says which. */
const unknownAddress: Handler = (context) => {
  const methods = KNOWN.filter(({ pattern }) => pattern.test(context.req.path)).map(({ method }) => method);
  if (methods.length === 0) throw new ApiError("not_found");
  context.header("Allow", [...new Set(methods)].join(", "));
  throw new ApiError("method_not_allowed");
};

/** The origins besides its own that the site asks. */
const foreignOrigins = ({ SUPABASE_URL, CONTACT_FORM_URL, OPINION_FORM_URL }: Env): readonly string[] =>
  [SUPABASE_URL, CONTACT_FORM_URL, OPINION_FORM_URL].flatMap((url) => (url ? [new URL(url).origin] : []));

/** The API, below `/api`. */
function apiRoutes(deps: Deps): Hono {
  const routes = new Hono();
  routes.route("/", healthRoutes(deps));
  routes.route("/", configRoutes(deps));
  routes.route("/", allowanceRoutes(deps));
  routes.route("/", installationRoutes(deps));
  routes.route("/", linkRoutes(deps));
  routes.route("/", reviewRoutes(deps));
  routes.route("/", sharedReviewRoutes(deps));
  routes.route("/", accountRoutes(deps));
  routes.route("/", subscriptionRoutes(deps));
  routes.route("/", teamRoutes(deps));
  routes.route("/", houseRulesRoutes(deps));
  routes.route("/", mailHookRoutes(deps));
  routes.route("/", stripeWebhookRoutes(deps));
  routes.all("/api/*", unknownAddress);
  return routes;
}

/**
 * Sends a failed sign-in on to the page that explains it: the service leaves it at the home page where it has
 * lost the way back.
 */
const strandedSignIn: MiddlewareHandler = async ({ req, redirect }, next) =>
  req.query("error") !== undefined && req.query("error_description") !== undefined
    ? redirect(`/auth/return${new URL(req.url).search}`)
    : next();

/** Pages, their files and the built plugin that runs on the stage. What is served must be built. */
const siteRoutes = (deps: Deps): Hono =>
  new Hono()
    .on(
      "GET",
      inEveryLanguage("/try"),
      stageHeaders(deps.env.SITE_URL),
      followLanguage(),
      sitePage(deps.env.SITE_URL),
    )
    .get("/assets/*", assets())
    .get("/.well-known/security.txt", securityTxt(deps))
    .on(
      "GET",
      ["/robots.txt", "/sitemap.xml", ...inEveryLanguage("/feed.xml")],
      forSearchEngines(deps.env.SITE_URL),
    )
    .on("GET", inEveryLanguage("/pricing"), ({ req, redirect }) =>
      redirect(`${pathIn(languageOfPath(req.path), "/")}#pricing`),
    )
    .get("/", strandedSignIn)
    .on(
      "GET",
      inEveryLanguage("/shared/:token{[\\w-]+}"),
      secretPageHeaders(foreignOrigins(deps.env)),
      followLanguage(),
      sharedPage(deps.env.SITE_URL, (token, language) =>
        sharedHead(deps.db, token, language, deps.env.SITE_URL),
      ),
    )
    .get("/.well-known/change-password", ({ redirect }) => redirect("/profile#password"))
    .get(
      "*",
      pageHeaders(foreignOrigins(deps.env)),
      publicFiles(),
      followLanguage(),
      sitePage(deps.env.SITE_URL),
    );

/** Addresses that do some work for somebody; the files of the pages are not worth a line each. */
const LOGGED = ["/api/*", "/auth/v1/*", "/f/*"];

/** The whole server: API and site. `beside`: more addresses, such as those of stand-ins. */
export function createApp(deps: Deps, beside: Hono = new Hono()): Hono {
  const app = new Hono();
  app.use(everyAnswer(), noteAddress(deps.env));
  const metrics = openMetrics(deps.db);
  for (const path of LOGGED) app.use(path, requestId(), logRequests(deps.log, metrics));
  app.use("/api/*", ...apiHeaders);
  app.route("/", metricsRoutes(deps.env, metrics));
  app.route("/", houseRulesSchemaRoutes(deps.env));
  app.route("/", apiRoutes(deps));
  app.route("/", formRoutes(deps));
  app.route("/", beside);
  app.route("/", siteRoutes(deps));
  app.notFound((context) => context.text("There is nothing at this address.", 404));
  app.onError((error, context) => answerError(error, context, deps.log));
  return app;
}
