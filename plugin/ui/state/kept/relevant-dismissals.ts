import { nodesById } from "../../../../shared/scene/nodes-by-id.ts";
import type { Dismissal } from "../../../../shared/review/dismissed/dismissal.ts";
import type { Scene } from "../../../../shared/scene/scene.ts";
import type { KeptDismissal } from "../../../protocol/messages.ts";
import { asDismissal } from "./review-options.ts";

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
