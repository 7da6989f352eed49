import { TEXT_REVIEW } from "./access.ts";
import { makeAnnotations } from "./annotations.ts";
import type { StartOptions } from "./crossing/calls.ts";
import { makeCreating } from "./creating.ts";
import { pageIdOf } from "./document.ts";
import { guardedOn, refusals, refuse, refusalsOfVariables } from "./dynamic-pages.ts";
import type { Events } from "./events.ts";
import type { EditorFonts } from "./fonts.ts";
import type { Host } from "./crossing/host.ts";
import { collectionOf, localCollectionsOf, localStylesOf, localVariablesOf, pictureOf } from "./library.ts";
import type { OpenStage } from "./make-stage.ts";
import { isPruned } from "./nodes/base-node.ts";
import type { PluginNode } from "./nodes/stage.ts";
import { makePanel } from "./panel.ts";
import { settableStyle, settableVariable } from "./shared-colors.ts";
import type { Viewport } from "./viewport.ts";

/** `figma.textreview`; undefined where the editor does not offer it. */
function makeTextReview(host: Host, { typing }: Pick<StartOptions, "typing">): TextReviewAPI | undefined {
  if (!typing) return undefined;
  let isEnabled = typing === "on";
  return {
    get isEnabled() {
      return isEnabled;
    },
    requestToBeEnabledAsync: async () => {
      if (!(await host.ask("askForTyping"))) throw new Error("The user declined to enable this plugin.");
      isEnabled = true;
    },
    requestToBeDisabledAsync: () => {
      if (!isEnabled) return Promise.reject(new Error("This plugin is not enabled for text review."));
      isEnabled = false;
      host.tell("endTyping");
      return Promise.resolve();
    },
  };
}

const DEFAULT_PANEL = { width: 300, height: 200 };

const makeStorage = (host: Host) => ({
  getAsync: (key: string) => host.ask("storageGet", key),
  setAsync: (key: string, value: unknown) => host.ask("storageSet", key, value),
});

/** Finding nodes, styles and pages: asynchronously, as on dynamic pages. */
function makeLookups(host: Host, stage: OpenStage) {
  const lookups = {
    getNodeByIdAsync: (id: string) => {
      const pageId = pageIdOf(stage.document, id);
      if (pageId !== undefined) stage.loadPage(pageId);
      return stage.lookUp(id, isPruned(stage, id) ? null : stage.node(id));
    },
    getStyleByIdAsync: (id: string) => stage.lookUp(id, settableStyle(stage, id)),
    getLocalPaintStylesAsync: () => Promise.resolve(localStylesOf(stage.document, "PAINT")),
    getLocalTextStylesAsync: () => Promise.resolve(localStylesOf(stage.document, "TEXT")),
    getLocalEffectStylesAsync: () => Promise.resolve(localStylesOf(stage.document, "EFFECT")),
    getImageByHash: (hash: string) => pictureOf(stage.document, hash),
    variables: {
      ...refusalsOfVariables(),
      getLocalVariablesAsync: () => Promise.resolve(localVariablesOf(stage.document)),
      getLocalVariableCollectionsAsync: () => Promise.resolve(localCollectionsOf(stage.document)),
      getVariableByIdAsync: (id: string) => stage.lookUp(id, settableVariable(stage, id)),
      setBoundVariableForPaint: (paint: SolidPaint, field: "color", variable: { readonly id: string }) => ({
        ...paint,
        opacity: 1,
        boundVariables: { [field]: { type: "VARIABLE_ALIAS", id: variable.id } },
      }),
      getVariableCollectionByIdAsync: (id: string) => stage.lookUp(id, collectionOf(stage.document, id)),
    },
    setCurrentPageAsync: async (page: PluginNode) => {
      await (page as unknown as PageNode).loadAsync();
      stage.showPage(page.id);
      host.tell("showPage", page.id);
    },
    loadAllPagesAsync: () => {
      for (const { id } of stage.document.file.document.children ?? []) stage.loadPage(id);
      return Promise.resolve();
    },
  };
  return { ...refusals(), ...lookups };
}

/** The functions of `figma` that concern the window around the plugin. */
const makeWindow = (host: Host, title: string, fonts: EditorFonts) => ({
  showUI: (
    html: string,
    options: { width?: number; height?: number; title?: string; visible?: boolean } = {},
  ) => {
    if (typeof html !== "string") throw new Error(`in showUI: Expected "html" to have type string.`);
    host.tell("showPanel", html, { ...DEFAULT_PANEL, title, ...options });
  },
  notify: (message: string, { error = false }: { error?: boolean } = {}) => {
    host.tell("notify", message, error);
    return { cancel: () => {} };
  },
  openExternal: (url: string) => host.tell("openUrl", url),
  closePlugin: (message?: string) => host.tell("closePlugin", message),
  loadFontAsync: (font: FontName) => fonts.load(font),
  commitUndo: () => host.tell("commitUndo"),
  triggerUndo: () => host.tell("triggerUndo"),
});

function modeOf({ command, access }: StartOptions): PluginAPI["mode"] {
  if (command === TEXT_REVIEW) return "textreview";
  return access === "dev" ? "inspect" : "default";
}

const identity = (options: StartOptions) => ({
  apiVersion: "1.0.0",
  editorType: options.access === "dev" ? "dev" : "figma",
  mode: modeOf(options),
  command: options.command,
  pluginId: options.pluginId,
  fileKey: undefined,
  currentUser: { id: options.userId, name: "Designer", photoUrl: null, color: "#7b61ff", sessionId: 0 },
});

/** Makes the `figma` global of a plugin with `documentAccess: dynamic-page`. */
export function makeFigma(
  host: Host,
  stage: OpenStage,
  around: { readonly events: Events; readonly panelEvents: Events; readonly viewport: Viewport },
  options: StartOptions,
) {
  const { events, panelEvents, viewport } = around;
  const figma = {
    ...identity(options),
    ...makeLookups(host, stage),
    ...makeWindow(host, options.pluginId, stage.fonts),
    ...makeCreating(stage),
    mixed: stage.mixed,
    annotations: makeAnnotations(stage),
    textreview: makeTextReview(host, options),
    viewport,
    clientStorage: makeStorage(host),
    ui: makePanel(host, panelEvents),
    on: guardedOn(events),
    once: events.once,
    off: events.off,
    get root() {
      return stage.node(stage.document.file.document.id);
    },
    get currentPage() {
      return stage.node(stage.currentPageId());
    },
    set currentPage(_: PluginNode | null) {
      refuse("set_currentPage", "figma.setCurrentPageAsync");
    },
    get skipInvisibleInstanceChildren() {
      return stage.skipsInvisible();
    },
    set skipInvisibleInstanceChildren(skips: boolean) {
      stage.skipInvisible(skips);
    },
  };
  return figma;
}
