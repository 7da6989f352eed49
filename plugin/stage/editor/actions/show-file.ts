import type { RestFile, RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import { openDocument } from "../../realm/document.ts";
import type { Stage } from "../stage.ts";
import type { SampleId } from "../state.ts";
import { startPlugin } from "./plugin.ts";
import { showSelection } from "./select.ts";
import { goHome, lookAt } from "./view.ts";

interface Showing {
  readonly sample?: SampleId | null;
  /** The page to show; without one, the first that holds anything. */
  readonly pageId?: string;
  /** The screen to select and to look at. */
  readonly screenId?: string | undefined;
}

const firstPage = (pages: readonly RestNode[]): RestNode | undefined =>
  pages.find((page) => (page.children ?? []).length > 0) ?? pages[0];

/** Shows a design. Every document leads to a new view, a new history and a new start of the plugin. */
export function showFile(stage: Stage, file: RestFile, { sample = null, pageId, screenId }: Showing): void {
  stage.store.set({
    document: openDocument(file),
    sample,
    pageId: pageId ?? firstPage(file.document.children ?? [])?.id ?? "",
    selection: [],
    hoveredId: null,
    expanded: new Set(),
    past: [],
    future: [],
  });
  if (screenId === undefined) goHome(stage);
  else {
    showSelection(stage, [screenId]);
    lookAt(stage, [screenId]);
  }
  void startPlugin(stage);
}
