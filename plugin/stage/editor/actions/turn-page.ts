import { applyDocumentChanges } from "../../realm/document.ts";
import { FigCallError } from "../fig-session.ts";
import { type Stage, stageTextsOf } from "../stage.ts";
import { showPage } from "./select.ts";
import { goHome, pageOf } from "./view.ts";

function show(stage: Stage, pageId: string): void {
  showPage(stage, pageId);
  stage.run?.changePage(pageId);
  stage.run?.changeSelection([]);
  goHome(stage);
}

/** Reads a page of a .fig file, for the editor and for the plugin that runs. */
export async function readPage(stage: Stage, pageId: string): Promise<void> {
  const read = await stage.fig?.readPage(pageId);
  const [page] = read?.document.children ?? [];
  const { document } = stage.store.get();
  if (!page || !document) return;
  const fields = { ...page, isUnread: undefined };
  stage.store.set({
    document: applyDocumentChanges(document, [{ type: "set", id: pageId, fields }]).document,
  });
  stage.run?.enterPage(page);
}

/** Turns to another page; one that has not been read is read first. */
export async function turnTo(stage: Stage, pageId: string): Promise<void> {
  const { document, progress } = stage.store.get();
  const page = pageOf(document, pageId);
  if (!page || progress) return;
  if (page["isUnread"] !== true) return show(stage, pageId);
  const { fig } = stage;
  let isWanted = true;
  const cancel = () => {
    isWanted = false;
    stage.store.set({ progress: null });
  };
  stage.store.set({ progress: { name: page.name, step: "reading-page", share: 0.5, cancel }, banner: null });
  try {
    await readPage(stage, pageId);
    if (isWanted && stage.fig === fig) show(stage, pageId);
  } catch (error) {
    const fault = error instanceof FigCallError ? error.fault : "crashed";
    if (fault !== "ended") stage.store.set({ banner: stageTextsOf(stage).fig.faults[fault] });
  }
  if (isWanted) stage.store.set({ progress: null });
}
