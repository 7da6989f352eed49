import { restNode } from "./drawn-node.ts";
import { openDocument, type OpenDocument } from "../../plugin/stage/realm/document.ts";
import type { RestNode } from "../../shared/scene/rest/rest-file.ts";

/** A document with one page that holds these layers. */
export const documentOf = (...layers: readonly RestNode[]): OpenDocument =>
  openDocument({
    name: "Test",
    document: {
      id: "0:0",
      name: "Document",
      type: "DOCUMENT",
      children: [{ id: "0:1", name: "Page", type: "CANVAS", children: layers }],
    },
  });

/** A layer with a box and what lies in it. */
export const layer = (
  id: string,
  box: readonly [number, number, number, number],
  children: readonly RestNode[] = [],
  fields: Readonly<Record<string, unknown>> = {},
): RestNode => restNode("FRAME", box, { id, name: id, children, ...fields });
