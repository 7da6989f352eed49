import type { ReviewRequest } from "../../../../shared/api/endpoints/reviews.ts";
import type { Language } from "../../../../shared/i18n/language.ts";
import type { ReviewOrder } from "./asked-review.ts";
import { isOnStage } from "../account/connection.ts";
import { collectPictures } from "../reading/collect-pictures.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";
import { nodesById } from "../../../../shared/scene/nodes-by-id.ts";
import type { Dismissal } from "../../../../shared/review/dismissed/dismissal.ts";
import type { Scene } from "../../../../shared/scene/scene.ts";
import type { KeptDismissal } from "../../../protocol/messages.ts";
import { asDismissal } from "../reviews/review-start.ts";

/** The dismissals that concern some screens, each with its places there: nothing of other screens is sent. */
export function relevantDismissals(
  dismissals: readonly KeptDismissal[],
  { frames }: Scene,
): readonly Dismissal[] {
  if (dismissals.length === 0) return [];
  const ids = nodesById(frames);
  return dismissals.map(asDismissal).flatMap((one) => {
    if (one.scope !== "layer") return [one];
    const places = one.places.filter((place) => ids.has(place));
    return places.length > 0 ? [{ ...one, places }] : [];
  });
}

/** Room for the rest of the request beside scene and pictures. */
const SPARE_BYTES = 16 * 1024;

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** Makes the request for a review: the layers, and as much of the pictures as there is room for. */
export async function prepareRequest(
  { scene, settings, dismissals: kept, purpose, brief, secondOpinionBy }: ReviewOrder,
  language: Language,
  signal: AbortSignal,
): Promise<ReviewRequest> {
  const { aspects, level, platform, ignoresLibraries, house } = settings;
  const dismissals = [...relevantDismissals(kept, scene)];
  const room = theEndpoints().MAX_REVIEW_BYTES - SPARE_BYTES - bytesOf([scene, dismissals, settings]);
  const frames = scene.frames.slice(0, theEndpoints().MAX_FRAMES);
  const pictures = room > 0 ? await collectPictures(frames, room, signal) : [];
  return {
    scene,
    pictures: [...pictures],
    aspects: [...aspects],
    purpose,
    ...(brief !== "" && { brief }),
    language,
    level,
    platform,
    secondOpinionBy,
    ...(isOnStage(document.documentElement) && { hasStandIns: true }),
    ...(house && { house }),
    ...(ignoresLibraries && { ignoresLibraries }),
    ...(dismissals.length > 0 && { dismissals }),
  };
}
