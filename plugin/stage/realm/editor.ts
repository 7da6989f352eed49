import type { RestNode } from "../../../shared/scene/rest-file.ts";

/**
 * The seam between the editor on the stage and the plugin that runs in it. The editor (a browser page, or a test)
 * implements `Editor`; `runPlugin` gives it a `PluginRun` to talk to.
 */

/** A change of the document: by the visitor on the stage, or by the plugin. */
export type DocumentChange =
  /** Sets fields of a node to the REST API's values; undefined removes a field. */
  | { readonly type: "set"; readonly id: string; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly type: "remove"; readonly id: string };

export interface PanelOptions {
  readonly width: number;
  readonly height: number;
  readonly title: string;
}

/** What the plugin may ask of the editor around it. */
export interface Editor {
  /** Opens the plugin's window with this HTML. */
  showPanel(html: string, options: PanelOptions): void;
  resizePanel(width: number, height: number): void;
  /** Hands a message to the panel; it may hold Uint8Arrays. */
  postToPanel(message: unknown): void;
  select(ids: readonly string[]): void;
  /** The plugin turned to another page; the editor need not call `changePage` for it. */
  showPage(pageId: string): void;
  scrollAndZoomTo(ids: readonly string[]): void;
  /** The plugin changed the document (a name, plugin data, a fix). */
  changeDocument(changes: readonly DocumentChange[]): void;
  /** Draws a node as PNG, `scale` device pixels for each px. */
  exportPng(id: string, scale: number): Promise<Uint8Array>;
  /** What the plugin changes from here on is another step back. */
  commitUndo(): void;
  notify(message: string, isError: boolean): void;
  openUrl(url: string): void;
  closePlugin(message: string | undefined): void;
  readonly storage: {
    get(key: string): unknown;
    set(key: string, value: unknown): void;
    remove(key: string): void;
    keys(): readonly string[];
  };
  log(level: "log" | "warn" | "error", text: string): void;
}

/** A running plugin, as the editor talks to it. */
export interface PluginRun {
  /** A message of the panel (`pluginMessage`). */
  receiveFromPanel(message: unknown): void;
  changeSelection(ids: readonly string[]): void;
  changePage(pageId: string): void;
  /** A page that was empty until now has been read; nobody changed it. */
  enterPage(page: RestNode): void;
  /** The visitor changed the document; the plugin hears of it as `nodechange`. */
  changeDocument(changes: readonly DocumentChange[]): void;
  stop(): void;
}
