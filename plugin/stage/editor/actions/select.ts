import { pathOut } from "../../realm/document.ts";
import type { Stage } from "../stage.ts";

/** Shows a selection without telling the plugin: it made it, or will hear of it. */
export function showSelection(stage: Stage, ids: readonly string[]): void {
  const { document, expanded } = stage.store.get();
  const around = document ? ids.flatMap((id) => pathOut(document.parents.get(id), document)) : [];
  stage.store.set({ selection: ids, expanded: new Set([...expanded, ...around.map(({ id }) => id)]) });
}

/** Selects layers. */
export function select(stage: Stage, ids: readonly string[]): void {
  showSelection(stage, ids);
  stage.run?.changeSelection(ids);
}

/** Takes a layer into the selection, or out of it. */
export function toggleSelected(stage: Stage, id: string): void {
  const { selection } = stage.store.get();
  select(stage, selection.includes(id) ? selection.filter((other) => other !== id) : [...selection, id]);
}

/** Selects all that lies beside the selected layer, or on the page: but for what is hidden or locked. */
export function selectAll(stage: Stage): void {
  const { document, selection, pageId } = stage.store.get();
  const parent = document?.parents.get(selection[0] ?? "") ?? pageId;
  const all = document?.nodes.get(parent)?.children ?? [];
  select(
    stage,
    all.filter((node) => node["visible"] !== false && node["locked"] !== true).map(({ id }) => id),
  );
}

/** Selects what the selected layer lies in; nothing when that is the page. */
export function selectParent(stage: Stage): void {
  const { document, selection, pageId } = stage.store.get();
  const parent = document?.parents.get(selection[0] ?? "");
  select(stage, parent === undefined || parent === pageId ? [] : [parent]);
}

/** Turns to another page. */
export function showPage(stage: Stage, pageId: string): void {
  stage.store.set({ pageId, selection: [], hoveredId: null });
}

/** Folds or unfolds a layer in the list. */
export function toggleExpanded(stage: Stage, id: string, isExpanded: boolean): void {
  const expanded = new Set(stage.store.get().expanded);
  if (isExpanded) expanded.add(id);
  else expanded.delete(id);
  stage.store.set({ expanded });
}
