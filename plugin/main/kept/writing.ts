import { errorText } from "../../../shared/error-text.ts";
import { inTime, neverAnswered, type RequireTime } from "../find-node.ts";
import { send } from "../../protocol/bridge.ts";
import type { WriteFailure } from "../../protocol/messages.ts";

/** Says that the file takes no more. */
export class FullError extends Error {}

/** True when nothing can be written into the file: nor into its own notes. */
function isFileReadOnly(): boolean {
  try {
    figma.root.setPluginData("probe", "");
    return false;
  } catch {
    return true;
  }
}

/**
 * True when the editor refuses because the file may only be viewed, or only be read in Dev Mode. It says the same words of
 * single layers of a file that may be edited.
 */
export const isReadOnly = (error: unknown): boolean =>
  /read[- ]?only|permission|edit access|dev mode/i.test(errorText(error)) &&
  (figma.editorType === "dev" || isFileReadOnly());

function reasonOf(error: unknown): WriteFailure["reason"] {
  if (isReadOnly(error)) return "read-only";
  return error instanceof FullError || /exceed|quota|100 ?kB/i.test(errorText(error)) ? "full" : "refused";
}

/** Many pins take a while. */
const PATIENCE_MS = 20_000;

/** Writes into the file as one step that can be undone. The panel is told what the editor refuses. */
export async function writing(
  what: WriteFailure["what"],
  write: (requireTime: RequireTime) => Promise<void> | void,
): Promise<void> {
  try {
    figma.commitUndo();
    await inTime(async (requireTime) => write(requireTime), neverAnswered, PATIENCE_MS);
    figma.commitUndo();
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === "refused") console.warn(`${what}: ${errorText(error)}`);
    // Where notes are refused nothing at all may be written, in Dev Mode neither.
    if (reason === "read-only") send("rights-known", { rights: "view" });
    send("writing-failed", { what, reason });
  }
}

/** A viewer is only known by the first refusal: from then on nothing is offered that would change the file. */
export const tellReadOnly = (): void =>
  send("rights-known", { rights: figma.editorType === "dev" ? "dev" : "view" });

/** The rights of this moment, as far as nothing was refused: in Dev Mode nobody may change layers. */
export const rightsNow = (): "edit" | "dev" => (figma.editorType === "dev" ? "dev" : "edit");
