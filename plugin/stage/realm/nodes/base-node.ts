import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import { pluginType } from "./types.ts";
import type { PluginNode, NodeHost } from "./stage.ts";

type Data = Readonly<Record<string, string>>;

const tableOf = (rest: RestNode): Readonly<Record<string, Data>> =>
  (rest["pluginData"] as Readonly<Record<string, Data>> | undefined) ?? {};

/** Reads the texts that a plugin keeps on a node. */
const readData = (rest: RestNode, pluginId: string): Data => tableOf(rest)[pluginId] ?? {};

const without = (data: Data, key: string): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== key));

/** The most that an entry may take, its owner and its key included. */
const MAX_ENTRY_BYTES = 100_000;

/** Bytes in UTF-8; the realm has no encoder. */
const bytesOf = (text: string): number =>
  Array.from(text, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (sum, code) => sum + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4),
    0,
  );

function requireSpace(entry: readonly string[]): void {
  if (entry.reduce((sum, part) => sum + bytesOf(part), 0) > MAX_ENTRY_BYTES)
    throw new Error("in setPluginData: The size of an entry cannot exceed 100 kB.");
}

/** Writes one of them; an empty text removes it, as in the plugin API. */
function writeData(stage: NodeHost, rest: RestNode, key: string, value: string): void {
  const { pluginId } = stage;
  requireSpace([pluginId, key, value]);
  const kept = without(readData(rest, pluginId), key);
  const data = value === "" ? kept : { ...kept, [key]: value };
  const fields = { pluginData: { ...tableOf(rest), [pluginId]: data } };
  stage.change([{ type: "set", id: rest.id, fields }]);
}

/** True of a layer of an instance that is hidden, or lies in one that is, while a plugin skips those. */
export function isPruned(stage: NodeHost, id: string): boolean {
  if (!stage.skipsInvisible()) return false;
  const { nodes, parents } = stage.document;
  for (let at: string | undefined = id; at?.startsWith("I"); at = parents.get(at))
    if (nodes.get(at)?.["visible"] === false) return true;
  return false;
}

/** The properties and methods that every node of the plugin API has, pages and the document included. */
export class BaseNode implements PluginNode {
  readonly id: string;
  readonly type: string;
  readonly stage: NodeHost;
  /** The edition in which the node was looked up last, and what was found: a plugin asks for dozens of properties in a row. */
  private seenIn = 0;
  private seen: RestNode | undefined = undefined;
  private isPruned = false;

  constructor(stage: NodeHost, rest: RestNode) {
    this.stage = stage;
    this.id = rest.id;
    this.type = pluginType(rest.type);
    Object.preventExtensions(this);
  }

  private lookUp(): void {
    const { document, edition } = this.stage;
    this.seenIn = edition;
    this.seen = document.nodes.get(this.id);
    this.isPruned = isPruned(this.stage, this.id);
  }

  get removed(): boolean {
    return this.found === undefined;
  }

  /** The node as it is now; undefined for one that is gone. A hidden one of an instance throws, whatever it is asked. */
  private get found(): RestNode | undefined {
    if (this.seenIn !== this.stage.edition) this.lookUp();
    if (this.isPruned) throw new Error(`The node with id "${this.id}" is invisible`);
    return this.seen;
  }

  /** The node as it is now; a node that is gone throws, as in the editor. */
  get rest(): RestNode {
    const { found } = this;
    if (!found) throw new Error(`The node with id "${this.id}" does not exist`);
    return found;
  }

  get name(): string {
    return this.rest.name;
  }

  set name(name: string) {
    this.stage.change([{ type: "set", id: this.rest.id, fields: { name } }]);
  }

  get parent(): PluginNode | null {
    const parentId = this.stage.document.parents.get(this.rest.id);
    return parentId === undefined ? null : this.stage.node(parentId);
  }

  remove(): void {
    this.stage.change([{ type: "remove", id: this.rest.id }]);
  }

  getPluginData(key: string): string {
    return readData(this.rest, this.stage.pluginId)[key] ?? "";
  }

  setPluginData(key: string, value: string): void {
    writeData(this.stage, this.rest, key, value);
  }

  getPluginDataKeys(): string[] {
    return Object.keys(readData(this.rest, this.stage.pluginId));
  }

  getRelaunchData(): Record<string, string> {
    return { ...(this.rest["relaunchData"] as Record<string, string> | undefined) };
  }

  setRelaunchData(data: Record<string, string>): void {
    this.stage.change([{ type: "set", id: this.rest.id, fields: { relaunchData: data } }]);
  }

  toString(): string {
    return `[object ${this.type}]`;
  }
}
