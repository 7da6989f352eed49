import { MAX_DISMISSALS, MAX_PLACES } from "../../../shared/review/dismissed/dismissal.ts";
import type { DismissalRequest, KeptDismissal } from "../../protocol/messages.ts";
import { currentUser } from "../identity.ts";
import { readDismissal } from "./read-dismissal.ts";
import { FullError, writing } from "./writing.ts";

/**
 * Each dismissal has an entry of its own: where two people dismiss something at the same moment, the file takes the last
 * value of each entry, and neither loses the other's.
 */
const PREFIX = "dismissal:";

/** The keys of the entries that the file has now. */
export const dismissalKeys = (): readonly string[] =>
  figma.root.getPluginDataKeys().filter((key) => key.startsWith(PREFIX));

const newestFirst = (a: KeptDismissal, b: KeptDismissal): number => Date.parse(b.at) - Date.parse(a.at);

/** The dismissals that the file keeps, the newest first. */
export const readDismissals = (): readonly KeptDismissal[] =>
  dismissalKeys()
    .map((key) => readDismissal(key.slice(PREFIX.length), figma.root.getPluginData(key)))
    .filter((one) => one !== null)
    .sort(newestFirst)
    .slice(0, MAX_DISMISSALS);

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
  writing("dismissal", () => {
    const parts = parted(request);
    if (dismissalKeys().length + parts.length > MAX_DISMISSALS) throw new FullError();
    const said = { by: currentUser()?.name ?? null, at: new Date().toISOString() };
    for (const { id, ...part } of parts)
      figma.root.setPluginData(PREFIX + id, JSON.stringify({ ...part, ...said }));
  });

/** Takes dismissals back. */
export const restore = ({ ids }: { readonly ids: readonly string[] }): Promise<void> =>
  writing("restoring", () => {
    for (const id of ids) figma.root.setPluginData(PREFIX + id, "");
  });
