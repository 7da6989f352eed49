import type { DocumentChange } from "./editor.ts";

/** The rights that somebody may have in the editor: to edit; only to look; or to look in Dev Mode. */
export const ACCESSES = ["edit", "view", "dev"] as const;
export type FileAccess = (typeof ACCESSES)[number];

/** The command with which the editor starts a plugin when somebody edits a text: it reads, and changes nothing. */
export const TEXT_REVIEW = "textreview";

const REFUSALS: Readonly<Record<Exclude<FileAccess, "edit">, string>> = {
  view: "Cannot write to the document: this user does not have edit access to the file.",
  dev: "Cannot write to the document: it is read-only in Dev Mode.",
};

interface Rights {
  readonly access: FileAccess;
  readonly command: string;
  readonly refusing: readonly string[];
}

/** The notes and buttons that plugins keep on layers: in Dev Mode nothing else may be written. */
const KEPT: ReadonlySet<string> = new Set(["pluginData", "relaunchData"]);

const isKept = (change: DocumentChange): boolean =>
  change.type === "set" && Object.keys(change.fields).every((field) => KEPT.has(field));

function refusalOf({ access, command, refusing }: Rights, changes: readonly DocumentChange[]): string | null {
  const isRefused = changes.some(({ type, id }) => type === "set" && refusing.includes(id));
  if (access === "dev" && changes.every(isKept) && !isRefused) return null;
  if (access !== "edit") return REFUSALS[access];
  if (command === TEXT_REVIEW) return "Cannot write to the document: it is read-only in text edit mode.";
  return isRefused ? "Cannot write to internal and read-only node." : null;
}

/**
 * Throws as the editor does, which names the call first, when a plugin writes where it may not: in a file to look at,
 * while somebody edits a text, or into a layer that refuses.
 */
export function requireEditing(rights: Rights, changes: readonly DocumentChange[], doing = "set"): void {
  const refusal = refusalOf(rights, changes);
  if (refusal !== null) throw new Error(`in ${doing}: ${refusal}`);
}
