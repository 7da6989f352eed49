import { Hono, type Handler } from "hono";
import type { Deps } from "../../server/deps.ts";
import { languageOf } from "../../server/http/language/language-of.ts";
import { serviceHeaders } from "../../server/http/secure.ts";
import { boundedBody } from "./bounded-body.ts";
import { closedWays, noRecovery } from "./closed-ways.ts";
import { equalAnswers } from "./equal-answers.ts";
import { honestAnswers } from "./honest-answers.ts";
import { livingSessions, newPasswordEndsSessions } from "./living-sessions.ts";
import { sendAgain } from "./send-again.ts";
import { signInLimits } from "./sign-in-limits.ts";
import { askedOfSignIn } from "./sign-in-mail.ts";
import { signInShape } from "./sign-in-shape.ts";
import type { EmbeddedSupabase } from "./supabase.ts";

/** The embedded Supabase where the hosted one would be. */
export function signInRoutes(deps: Deps, supabase: EmbeddedSupabase): Hono {
  const routes = new Hono();
  for (const path of ["/auth/v1/*", "/rest/v1/*"])
    routes.use(path, serviceHeaders(), boundedBody(), honestAnswers(deps.log));
  routes.use("/auth/v1/*", signInShape(), equalAnswers(deps, supabase), signInLimits(deps), closedWays());
  routes.use("/auth/v1/*", newPasswordEndsSessions(deps), sendAgain(deps, supabase));
  routes.use("/rest/v1/*", noRecovery(), livingSessions(deps));
  const answer: Handler = (context) => {
    const asked = { language: languageOf(context), redirectTo: context.req.query("redirect_to") ?? "" };
    return askedOfSignIn.run(asked, () => supabase.fetch(context.req.raw));
  };
  for (const path of ["/auth/v1/*", "/rest/v1/*"]) routes.all(path, answer);
  return routes;
}
