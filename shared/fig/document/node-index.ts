import { isRecord } from "../../scene/json.ts";
import { FigError } from "../fig-error.ts";
import type { Decoded } from "../kiwi/decode.ts";
import { innerOf, recordsOf, writtenIn } from "../kiwi/decoded-parts.ts";
import { nodeIdOf } from "./guid.ts";

/** A node of the file as it stands there: instances are empty, their layers are those of the component. */
export interface FigNode {
  readonly id: string;
  readonly change: Decoded;
  /** In painting order. */
  readonly children: readonly FigNode[];
}

/** All nodes of a file, within reach. */
export interface NodeIndex {
  readonly pages: readonly FigNode[];
  readonly nodes: ReadonlyMap<string, FigNode>;
  /** The node that a reference means: by its id, or by the key under which a library publishes it. */
  find(reference: unknown): FigNode | undefined;
  /** Bytes that nodes refer to by number: outlines. */
  blob(index: unknown): Uint8Array | undefined;
}

interface Draft {
  readonly id: string;
  readonly change: Decoded;
  readonly children: Draft[];
}

const positionOf = ({ change }: Draft): string => writtenIn(innerOf(change, "parentIndex", "position"));

/** The id of the node that a node lies in. */
export const parentIdOf = (change: Decoded): string | undefined =>
  nodeIdOf(innerOf(change, "parentIndex", "guid"));

/** Positions are compared as they are written, letter by letter, in no language. */
function inOrder(a: Draft, b: Draft): number {
  const [before, after] = [positionOf(a), positionOf(b)];
  if (before === after) return 0;
  return before < after ? -1 : 1;
}

function draftsOf(message: Decoded): Map<string, Draft> {
  const drafts = new Map<string, Draft>();
  const changes = message["nodeChanges"];
  if (!Array.isArray(changes)) throw new FigError("damaged", "the file has no nodes");
  for (const change of recordsOf(changes)) {
    const id = nodeIdOf(change["guid"]);
    if (id !== undefined && change["phase"] !== "REMOVED") drafts.set(id, { id, change, children: [] });
  }
  return drafts;
}

function putTogether(drafts: ReadonlyMap<string, Draft>): void {
  for (const draft of drafts.values()) {
    const parent = drafts.get(parentIdOf(draft.change) ?? "");
    if (parent && parent !== draft) parent.children.push(draft);
  }
  for (const { children } of drafts.values()) children.sort(inOrder);
}

const isPage = ({ change }: FigNode): boolean =>
  change["type"] === "CANVAS" && change["internalOnly"] !== true;

/**
 * Finds what a library published by its key: in the version asked for, or else in the first one that the file holds.
 */
function byKey(nodes: Iterable<FigNode>): (asset: Decoded) => FigNode | undefined {
  const found = new Map<unknown, FigNode>();
  const versions = new Map<string, FigNode>();
  for (const node of nodes) {
    const { key, version } = node.change;
    if (typeof key !== "string") continue;
    if (!found.has(key)) found.set(key, node);
    versions.set(`${key} ${String(version)}`, node);
  }
  return ({ key, version }) => versions.get(`${String(key)} ${String(version)}`) ?? found.get(key);
}

/**
 * Puts the nodes of a decoded file together.
 * @throws FigError when it has none, or no page.
 */
export function indexNodes(message: Decoded): NodeIndex {
  const nodes = draftsOf(message);
  putTogether(nodes);
  const document = [...nodes.values()].find(({ change }) => change["type"] === "DOCUMENT");
  const pages = (document?.children ?? []).filter(isPage);
  if (pages.length === 0) throw new FigError("no-page");
  const published = byKey(nodes.values());
  const blobs: readonly unknown[] = Array.isArray(message["blobs"]) ? message["blobs"] : [];
  return {
    pages,
    nodes,
    find(reference) {
      if (!isRecord(reference)) return undefined;
      const id = nodeIdOf(reference["guid"]) ?? nodeIdOf(reference);
      if (id !== undefined) return nodes.get(id);
      const asset = reference["assetRef"];
      return isRecord(asset) ? published(asset) : undefined;
    },
    blob(index) {
      const bytes = typeof index === "number" ? innerOf(blobs[index], "bytes") : undefined;
      return bytes instanceof Uint8Array ? bytes : undefined;
    },
  };
}
