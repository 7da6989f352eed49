import type { DocumentChange } from "../editor.ts";
import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import type { OpenDocument } from "../document.ts";
import type { Events } from "../events.ts";
import type { EditorFonts } from "../fonts.ts";
import type { Host } from "../crossing/host.ts";

/** The document behind the nodes of the plugin API, and the way to change it. */
export interface NodeHost {
  readonly host: Host;
  readonly pluginId: string;
  readonly mixed: PluginAPI["mixed"];
  readonly fonts: EditorFonts;
  readonly document: OpenDocument;
  /** Number of the document, from 1: each change makes another one. */
  readonly edition: number;
  /** The plugin's node for an id; null when there is none. */
  node(id: string): PluginNode | null;
  /** Changes the document for the plugin; what refuses it is told by the name of the call. */
  change(changes: readonly DocumentChange[], doing?: string): void;
  isLoaded(pageId: string): boolean;
  loadPage(pageId: string): void;
  /** The listeners for the changes inside a page. */
  pageEvents(pageId: string): Events;
  /** Ids of what is selected on a page. */
  selection(pageId: string): readonly string[];
  select(pageId: string, ids: readonly string[]): void;
  skipsInvisible(): boolean;
  /** Hands over the result of looking an id up, as the editor does: a library that is away never answers. */
  lookUp<T>(id: string, found: T): Promise<T>;
  /** Hands over what was exported of a layer: one that refuses to be changed refuses this, too. */
  handOver<T>(id: string, exported: T): Promise<T>;
}

/** A node as the plugin holds it. */
export interface PluginNode {
  readonly id: string;
  readonly type: string;
  readonly removed: boolean;
}

/** A node as its properties are computed from. */
export interface NodeView {
  readonly rest: RestNode;
  readonly stage: NodeHost;
}

/** Every object has a `toString` already: a table of functions must not count as having one. */
type Names<T> = Exclude<keyof T, "toString">;

/** Functions that compute properties of the plugin API, by name. */
export type Getters<T> = { readonly [K in Names<T>]?: (view: NodeView) => T[K] };

/** Functions that turn a value which the plugin sets into fields of the REST API, by name. */
export type Setters<T> = {
  readonly [K in Names<T>]?: (value: T[K], view: NodeView) => Record<string, unknown>;
};

/** Functions that turn a value which the plugin sets into changes of several nodes, by name. */
export type WideSetters<T> = {
  readonly [K in Names<T>]?: (value: T[K], view: NodeView) => readonly DocumentChange[];
};

/** A field of the REST API, or what the plugin API shows when the REST API leaves it out. */
export const fieldOr =
  <T>(name: string, fallback: T) =>
  ({ rest }: NodeView): T =>
    (rest[name] as T | undefined) ?? fallback;
