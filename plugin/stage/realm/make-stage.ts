import { groupBy } from "../../../shared/group-by.ts";
import { requireEditing } from "./access.ts";
import type { StartOptions } from "./crossing/calls.ts";
import { applyDocumentChanges, type OpenDocument, openDocument, pageIdOf } from "./document.ts";
import type { DocumentChange, Origin } from "./editor.ts";
import { type Events, makeEvents } from "./events.ts";
import { makeFonts } from "./fonts.ts";
import type { Host } from "./crossing/host.ts";
import { withLibrary } from "./library.ts";
import { nodeChanges, styleChangesOf } from "./node-changes.ts";
import { nodeMaker } from "./nodes/make-node.ts";
import type { NodeHost } from "./nodes/stage.ts";
import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";

/** The stage with the acts that only the realm itself may do. */
export interface OpenStage extends NodeHost {
  skipInvisible(skips: boolean): void;
  currentPageId(): string;
  showPage(pageId: string): void;
  /** Fills a page that has not been read before. It is no change: nobody hears of it. */
  enterPage(page: RestNode): void;
  /** Somebody changed the document. */
  applyFromOutside(changes: readonly DocumentChange[], origin?: Origin): void;
  /** The visitor of the stage selected something else. */
  selectFromOutside(ids: readonly string[]): void;
}

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/** The pages: which one is in view, which are loaded, and who listens to each. */
function makePages(firstPageId: string, events: Events, report: (error: unknown) => void) {
  let currentPageId = firstPageId;
  const loaded = new Set([firstPageId]);
  const listeners = new Map<string, Events>();
  return {
    currentPageId: () => currentPageId,
    isLoaded: (pageId: string) => loaded.has(pageId),
    loadPage: (pageId: string) => void loaded.add(pageId),
    pageEvents: (pageId: string) => {
      const known = listeners.get(pageId) ?? makeEvents(report);
      listeners.set(pageId, known);
      return known;
    },
    showPage: (pageId: string) => {
      if (pageId === currentPageId) return;
      currentPageId = pageId;
      loaded.add(pageId);
      events.ring("currentpagechange");
    },
  };
}

type Pages = ReturnType<typeof makePages>;
type Later = (run: () => void) => void;

type NodeOf = (id: string) => SceneNode;

/** The document: every change of it is told to the listeners of the page where it happened. */
function makeDocument(host: Host, options: StartOptions, pages: Pages, events: Events, later: Later) {
  const held = { document: withLibrary(openDocument(options.file)), edition: 1 };
  const hold = (document: OpenDocument) => {
    held.document = document;
    held.edition += 1;
  };
  const apply = (changes: readonly DocumentChange[], nodeOf: NodeOf, origin: Origin) => {
    const before = held.document;
    const applied = applyDocumentChanges(before, changes);
    const { document } = applied;
    hold(document);
    const byPage = groupBy(
      nodeChanges(applied, origin, nodeOf),
      ({ id }) => pageIdOf(document, id) ?? pageIdOf(before, id) ?? "",
    );
    const styleChanges = styleChangesOf(applied, origin);
    return () => {
      byPage.forEach((list, id) => pages.pageEvents(id).ring("nodechange", { nodeChanges: list }));
      if (styleChanges.length > 0) events.ring("stylechange", { styleChanges });
    };
  };
  return {
    held,
    enterPage: (page: RestNode) => {
      const fields = { ...page, isUnread: undefined };
      hold(applyDocumentChanges(held.document, [{ type: "set", id: page.id, fields }]).document);
    },
    applyFrom: (nodeOf: NodeOf) => ({
      change: (changes: readonly DocumentChange[], doing?: string) => {
        requireEditing(options, changes, doing);
        const ring = apply(changes, nodeOf, "LOCAL");
        host.tell("changeDocument", changes);
        later(ring);
      },
      applyFromOutside: (changes: readonly DocumentChange[], origin: Origin = "LOCAL") =>
        apply(changes, nodeOf, origin)(),
    }),
  };
}

/** Keeps the selection of each page, and tells the plugin when the one in view changes. */
function makeSelections(host: Host, options: StartOptions, pages: Pages, events: Events, later: Later) {
  const selections = new Map<string, readonly string[]>([[options.pageId, options.selection]]);
  const ring = () => events.ring("selectionchange");
  const keep = (pageId: string, ids: readonly string[]): boolean => {
    if (isSameList(selections.get(pageId) ?? [], ids)) return false;
    selections.set(pageId, ids);
    return pageId === pages.currentPageId();
  };
  return {
    selectedOn: (pageId: string) => selections.get(pageId) ?? [],
    select: (pageId: string, ids: readonly string[]) => {
      if (!keep(pageId, ids)) return;
      host.tell("select", ids);
      later(ring);
    },
    selectFromOutside: (ids: readonly string[]) => {
      if (keep(pages.currentPageId(), ids)) ring();
    },
  };
}

/** Opens a file for a plugin: its document, its pages and the selection. */
export function makeStage(
  host: Host,
  options: StartOptions,
  events: Events,
  report: (error: unknown) => void,
): OpenStage {
  const later: Later = (run) => void Promise.resolve().then(run).catch(report);
  const pages = makePages(options.pageId, events, report);
  const { held, enterPage, applyFrom } = makeDocument(host, options, pages, events, later);
  const { selectedOn, ...selecting } = makeSelections(host, options, pages, events, later);
  const hanging = new Set(options.hanging);
  let skips = false;
  const node: NodeHost["node"] = (id) => {
    const rest = held.document.nodes.get(id);
    return rest ? make(rest) : null;
  };
  // The stage is what holds the document: nodes ask for it dozens of times each, and a property costs less than a call.
  const stage: OpenStage = Object.assign(held, {
    host,
    pluginId: options.pluginId,
    mixed: Symbol("figma.mixed") as unknown as PluginAPI["mixed"],
    fonts: makeFonts(options.missingFonts),
    enterPage,
    node,
    ...pages,
    ...selecting,
    ...applyFrom((id) => node(id) as unknown as SceneNode),
    selection: (pageId) => selectedOn(pageId).filter((id) => held.document.nodes.has(id)),
    skipsInvisible: () => skips,
    skipInvisible: (value) => {
      skips = value;
      // Nodes keep what they found in an edition.
      held.edition += 1;
    },
    lookUp: (id, found) => (hanging.has(id) ? new Promise(() => {}) : Promise.resolve(found)),
    handOver: (id, exported) =>
      options.refusing.includes(id)
        ? Promise.reject(new Error("in exportAsync: Failed to export node."))
        : Promise.resolve(exported),
  } satisfies Omit<OpenStage, keyof typeof held>);
  const make = nodeMaker(stage);
  return stage;
}
