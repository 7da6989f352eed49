/** The rights that somebody may have in the editor: to edit; only to look; or to look in Dev Mode. */
export const ACCESSES = ["edit", "view", "dev"] as const;
export type FileAccess = (typeof ACCESSES)[number];

/** The command with which the editor starts a plugin when somebody edits a text: it reads, and changes nothing. */
export const TEXT_REVIEW = "textreview";

const REFUSALS: Readonly<Record<Exclude<FileAccess, "edit">, string>> = {
  view: "Cannot write to the document: this user does not have edit access to the file.",
  dev: "Cannot write to the document: it is read-only in Dev Mode.",
};

/** Throws as the editor does when a plugin writes where it may not: in a file to look at, or while somebody edits a text. */
export function requireEditing({
  access,
  command,
}: {
  readonly access: FileAccess;
  readonly command: string;
}): void {
  if (access !== "edit") throw new Error(REFUSALS[access]);
  if (command === TEXT_REVIEW)
    throw new Error("Cannot write to the document: it is read-only in text edit mode.");
}
