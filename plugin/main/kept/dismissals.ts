import { MAX_DISMISSALS, MAX_PLACES } from "../../../shared/review/dismissed/dismissal.ts";
import type { DismissalRequest, KeptDismissal } from "../../protocol/messages.ts";
import { keptEntries } from "./entries.ts";
import { readDismissal } from "./read-dismissal.ts";
import { writing } from "./writing.ts";

const entries = keptEntries("dismissal:", MAX_DISMISSALS, readDismissal);

export const dismissalKeys = entries.keys;

const newestFirst = (a: KeptDismissal, b: KeptDismissal): number => Date.parse(b.at) - Date.parse(a.at);

/** The dismissals that the file keeps, the newest first. */
export const readDismissals = (): readonly KeptDismissal[] =>
  entries.read().sort(newestFirst).slice(0, MAX_DISMISSALS);

/** An entry takes 100 kB at most: many places are several entries. */
function parted(request: DismissalRequest): readonly DismissalRequest[] {
  const { id, places } = request;
  const count = Math.max(1, Math.ceil(places.length / MAX_PLACES));
  return Array.from({ length: count }, (_, part) => ({
    ...request,
    id: part === 0 ? id : `${id}-${part}`,
    places: places.slice(part * MAX_PLACES, (part + 1) * MAX_PLACES),
  }));
}

/** Keeps a dismissal in the file. */
export const dismiss = (request: DismissalRequest): Promise<void> =>
  writing("dismissal", () => entries.change(parted(request), []));

/** Takes dismissals back. */
export const restore = ({ ids }: { readonly ids: readonly string[] }): Promise<void> =>
  writing("restoring", () => entries.change([], ids));
