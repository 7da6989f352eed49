import { ROLES } from "../../../shared/perception/elements/element.ts";
import {
  DISMISSAL_REASONS,
  DISMISSAL_SCOPES,
  MAX_PLACES,
  MAX_REASON_LENGTH,
} from "../../../shared/review/dismissed/dismissal.ts";
import type { KeptDismissal } from "../../protocol/messages.ts";
import { type KeptFields, keptFields, keptBy, keptText } from "./kept-fields.ts";

const MAX_ID_LENGTH = 100;
const MAX_PLACE_LENGTH = 200;
const MAX_WORDS = 300;

function placesIn({ places }: KeptFields): readonly string[] | null {
  if (!Array.isArray(places) || places.length > MAX_PLACES) return null;
  const isPlace = (place: unknown): boolean => typeof place === "string" && place.length <= MAX_PLACE_LENGTH;
  return places.every(isPlace) ? (places as string[]) : null;
}

/** A dismissal from an entry of the file: null when it is damaged, or was written by something else. */
export function readDismissal(id: string, written: string): KeptDismissal | null {
  const fields = keptFields(written) ?? {};
  const scope = DISMISSAL_SCOPES.find((known) => known === fields["scope"]);
  const reason = DISMISSAL_REASONS.find((known) => known === fields["reason"]);
  const rule = keptText(fields, "rule", MAX_ID_LENGTH);
  const places = placesIn(fields);
  if (!id || id.length > MAX_ID_LENGTH || !scope || !reason || !rule || !places) return null;
  const words = keptText(fields, "words", MAX_REASON_LENGTH);
  const role = ROLES.find((known) => known === fields["role"]);
  return {
    id,
    rule,
    scope,
    places,
    reason,
    ...(words !== null && { words }),
    ...(role && { role }),
    title: keptText(fields, "title", MAX_WORDS) ?? rule,
    place: keptText(fields, "place", MAX_WORDS) ?? "",
    ...keptBy(fields),
  };
}
