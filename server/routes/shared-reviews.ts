import { Hono } from "hono";
import {
  listSharedLinks as listEndpoint,
  readSharedPicture,
  readSharedReview,
  shareReview,
  withdrawSharedLink,
} from "../../shared/api/endpoints/reviews.ts";
import type { Deps } from "../deps.ts";
import { callerName } from "../http/caller/caller.ts";
import { limit } from "../http/caller/limits.ts";
import { serveEndpoint } from "../http/serve-endpoint.ts";
import { answerPicture } from "../reviews/answer-picture.ts";
import { readReview } from "../reviews/read-review.ts";
import { listSharedLinks, makeSharedLink, withdrawLink } from "../reviews/shared-links.ts";
import { sharedReview } from "../reviews/which-review.ts";

/** Private links to reviews, and what they lead to. */
export function sharedReviewRoutes(deps: Deps): Hono {
  const { db } = deps;
  const routes = new Hono();

  serveEndpoint(routes, deps, shareReview, async ({ caller, params, body }) => {
    await limit(db, "shared link by caller", callerName(caller));
    return makeSharedLink(db, caller, params.id, body.days);
  });

  serveEndpoint(routes, deps, listEndpoint, async ({ caller, params }) => ({
    links: await listSharedLinks(db, caller, params.id),
  }));

  serveEndpoint(routes, deps, withdrawSharedLink, ({ caller, params }) =>
    withdrawLink(db, caller, params.id, params.linkId),
  );

  serveEndpoint(routes, deps, readSharedReview, async ({ address, params }) => {
    await limit(db, "shared review by address", address);
    const {
      isCharged: _,
      team: ___,
      secondOpinion,
      ...shared
    } = await readReview(db, sharedReview(params.token));
    // Opinions of the owner on the findings are the owner's own.
    const { marks: __, ...opinion } = secondOpinion;
    return { ...shared, secondOpinion: opinion };
  });

  serveEndpoint(routes, deps, readSharedPicture, ({ context, params }) =>
    answerPicture(context, deps, sharedReview(params.token), params.frameId),
  );
  return routes;
}
