import { ROLES } from "../../../shared/perception/elements/element.ts";
import {
  DISMISSAL_REASONS,
  DISMISSAL_SCOPES,
  MAX_PLACES,
  MAX_REASON_LENGTH,
} from "../../../shared/review/dismissed/dismissal.ts";
import type { KeptDismissal } from "../../protocol/messages.ts";

type Fields = Readonly<Record<string, unknown>>;

const MAX_ID_LENGTH = 100;
const MAX_PLACE_LENGTH = 200;
const MAX_WORDS = 300;

function parse(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}

const textIn = (fields: Fields, name: string, maxLength: number): string | null => {
  const value = fields[name];
  return typeof value === "string" && value.length <= maxLength ? value : null;
};

function placesIn({ places }: Fields): readonly string[] | null {
  if (!Array.isArray(places) || places.length > MAX_PLACES) return null;
  const isPlace = (place: unknown): boolean => typeof place === "string" && place.length <= MAX_PLACE_LENGTH;
  return places.every(isPlace) ? (places as string[]) : null;
}

const whenIn = (fields: Fields): string => {
  const at = textIn(fields, "at", MAX_ID_LENGTH);
  return at !== null && !Number.isNaN(Date.parse(at)) ? at : new Date(0).toISOString();
};

/**
 * A dismissal from an entry of the file: null when it is damaged, or was written by something else. Anybody with a
 * plugin of the same id can write there.
 */
export function readDismissal(id: string, written: string): KeptDismissal | null {
  const value = parse(written);
  if (typeof value !== "object" || value === null) return null;
  const fields = value as Fields;
  const scope = DISMISSAL_SCOPES.find((known) => known === fields["scope"]);
  const reason = DISMISSAL_REASONS.find((known) => known === fields["reason"]);
  const rule = textIn(fields, "rule", MAX_ID_LENGTH);
  const places = placesIn(fields);
  if (!id || id.length > MAX_ID_LENGTH || !scope || !reason || !rule || !places) return null;
  const words = textIn(fields, "words", MAX_REASON_LENGTH);
  const role = ROLES.find((known) => known === fields["role"]);
  return {
    id,
    rule,
    scope,
    places,
    reason,
    ...(words !== null && { words }),
    ...(role && { role }),
    title: textIn(fields, "title", MAX_WORDS) ?? rule,
    place: textIn(fields, "place", MAX_WORDS) ?? "",
    by: textIn(fields, "by", MAX_WORDS),
    at: whenIn(fields),
  };
}
