import { errorText } from "../../shared/error-text.ts";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";
import { SceneError } from "../../shared/scene/place.ts";
import { asFile } from "./realm/crossing/as-file.ts";
import type { RestFile, RestNode } from "../../shared/scene/rest/rest-file.ts";

/** Why a file cannot be opened: it is something else, it ends or breaks at a line, or it says what no reader takes. */
export type OpenFailure =
  | { readonly reason: "other-kind" }
  | { readonly reason: "damaged"; readonly line: string | undefined }
  | { readonly reason: "unreadable"; readonly message: string };

/** The result of opening a file. */
export type Opened =
  | { readonly isOpen: true; readonly file: RestFile; readonly screenCount: number }
  | ({ readonly isOpen: false } & OpenFailure);

/** The line where a parser stopped: browsers say it in different words, and some not at all. */
const lineIn = (message: string): string | undefined => /\bline (\d+)/.exec(message)?.[1];

/** Layers that no reader looks at (hidden ones, loose ones) may lack what the editor needs of every layer. */
function settle(node: RestNode, fallbackId: string): RestNode {
  const text = (value: unknown, fallback: string) => (typeof value === "string" && value ? value : fallback);
  const given: unknown = node.children;
  const type = text(node.type, "UNKNOWN");
  const children = Array.isArray(given)
    ? given
        .filter((child): child is RestNode => typeof child === "object" && child !== null)
        .map((child, index) => settle(child, `${fallbackId}.${index}`))
    : undefined;
  const { children: _, ...own } = node;
  const settled = { ...own, id: text(node.id, fallbackId), name: text(node.name, type), type };
  return children ? { ...settled, children } : settled;
}

/**
 * Opens the JSON that the Figma REST API answers: a whole file, a `nodes` answer or one bare node.
 * @returns a file with at least one page, or why it cannot be opened; the message names the place of a fault.
 */
export function openFile(text: string, fileName: string): Opened {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    if (!/^\uFEFF?\s*[[{]/.test(text)) return { isOpen: false, reason: "other-kind" };
    return { isOpen: false, reason: "damaged", line: lineIn(errorText(error)) };
  }
  try {
    const screenCount = fromRest(json).reduce((sum, scene) => sum + scene.frames.length, 0);
    const file = asFile(json as RestNode);
    const name = file.name || fileName.replace(/\.json$/i, "");
    return { isOpen: true, file: { ...file, name, document: settle(file.document, "stage:0") }, screenCount };
  } catch (error) {
    if (error instanceof SceneError || error instanceof RangeError)
      return { isOpen: false, reason: "unreadable", message: errorText(error) };
    throw error;
  }
}
