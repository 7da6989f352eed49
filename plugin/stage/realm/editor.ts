import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";

/**
 * The seam between the editor on the stage and the plugin that runs in it. The editor (a browser page, or a test)
 * implements `Editor`; `runPlugin` gives it a `PluginRun` to talk to.
 */

/** A change of the document: by the visitor on the stage, or by the plugin. */
export type DocumentChange =
  /** Sets fields of a node to the REST API's values; undefined removes a field. */
  | {
      readonly type: "set";
      readonly id: string;
      readonly fields: Readonly<Record<string, unknown>>;
      /** True when it follows from a change of a style, a variable or a main component: plugins do not hear of it. */
      readonly isSilent?: true;
    }
  | { readonly type: "remove"; readonly id: string }
  /** Sets fields of a shared style, a variable or a collection. What it does to layers is set beside it, silently. */
  | {
      readonly type: "library";
      readonly table: "styles" | "variables" | "variableCollections";
      readonly id: string;
      readonly fields: Readonly<Record<string, unknown>>;
    };

/** Who changed the document: the person at this editor, or somebody else who works on the same file. */
export type Origin = "LOCAL" | "REMOTE";

/** The part of the canvas in view: the point in the middle, and how many px of the screen a px of the canvas takes. */
export interface ShownView {
  readonly center: { readonly x: number; readonly y: number };
  readonly zoom: number;
}

/** The view, with the size of the window that it is seen through. */
export interface SeenView extends ShownView {
  readonly width: number;
  readonly height: number;
}

export interface PanelOptions {
  readonly width: number;
  readonly height: number;
  readonly title: string;
}

/** A stretch of a text that a plugin marked, as the plugin API says it. */
export interface MarkedRange {
  /** Index of the first character (UTF-16) and of the one after the last. */
  readonly start: number;
  readonly end: number;
  /** Words that could stand there instead. */
  readonly suggestions: readonly string[];
  /** Red when absent. */
  readonly color?: "RED" | "GREEN" | "BLUE";
}

/** The editor as the plugin in the realm may use it. */
export interface Editor {
  /** Opens the plugin's window with this HTML. */
  showPanel(html: string, options: PanelOptions): void;
  resizePanel(width: number, height: number): void;
  /** Hands a message to the panel; it may hold Uint8Arrays. */
  postToPanel(message: unknown): void;
  select(ids: readonly string[]): void;
  /** The plugin turned to another page; the editor need not call `changePage` for it. */
  showPage(pageId: string): void;
  /** The plugin moved the view. */
  showView(view: ShownView): void;
  /** The plugin changed the document (a name, plugin data, a fix). */
  changeDocument(changes: readonly DocumentChange[]): void;
  /** Reads a page of the file that nobody has opened yet, and enters it. */
  readPage(pageId: string): Promise<void>;
  /** Draws a node as PNG, `scale` device pixels for each px. */
  exportPng(id: string, scale: number): Promise<Uint8Array>;
  /** Ends a step to take back: the next change of the plugin begins another one. */
  commitUndo(): void;
  /** Takes the last step back, as the person at the editor would. */
  triggerUndo(): void;
  notify(message: string, isError: boolean): void;
  openUrl(url: string): void;
  closePlugin(message: string | undefined): void;
  /** Asks the person whether the plugin may check texts while they type; false is a no. */
  askForTyping(): Promise<boolean>;
  /** The plugin checks texts no more. */
  endTyping(): void;
  /** Shows the plugin's marks in a text that was typed; another text may stand there since. */
  markTyped(text: string, marks: readonly MarkedRange[]): void;
  storageGet(key: string): unknown;
  storageSet(key: string, value: unknown): void;
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
  /** Somebody changed the document, the visitor unless said otherwise; the plugin hears of it as `nodechange`. */
  changeDocument(changes: readonly DocumentChange[], origin?: Origin): void;
  /** The visitor moved the view, or the window has another size. */
  changeView(view: SeenView): void;
  /** Somebody types this into a text. What the plugin marks of it is told as `markTyped`. */
  typeText(text: string): void;
  stop(): void;
}
