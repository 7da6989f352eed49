import type { RestFile, RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import { openDocument } from "../../realm/document.ts";
import type { Stage } from "../stage.ts";
import type { SampleId } from "../state.ts";
import { startPlugin } from "./plugin.ts";
import { goHome } from "./view.ts";

interface Showing {
  readonly sample?: SampleId | null;
  /** The page to show; without one, the first that holds anything. */
  readonly pageId?: string;
}

const firstPage = (pages: readonly RestNode[]): RestNode | undefined =>
  pages.find((page) => (page.children ?? []).length > 0) ?? pages[0];

/**
 * The screen that is selected when a design opens, so that there is something to see at once: the only one of its page, or the
 * first of a sample. Which of several of their own somebody came for, nobody knows.
 */
const selectedFirst = ({ children = [] }: RestNode, isSample: boolean): readonly string[] =>
  isSample || children.length === 1 ? children.slice(0, 1).map(({ id }) => id) : [];

/** Shows a design. Every document leads to a new view, a new history and a new start of the plugin. */
export function showFile(stage: Stage, file: RestFile, { sample = null, pageId }: Showing): void {
  const pages = file.document.children ?? [];
  const page = pages.find(({ id }) => id === pageId) ?? firstPage(pages);
  stage.store.set({
    document: openDocument(file),
    sample,
    pageId: page?.id ?? "",
    selection: page ? selectedFirst(page, sample !== null) : [],
    hoveredId: null,
    expanded: new Set(),
    past: [],
    future: [],
    lackedPictures: 0,
  });
  goHome(stage);
  void startPlugin(stage);
}
