import { applyDocumentChanges, type OpenDocument } from "../../realm/document.ts";
import type { DocumentChange } from "../../realm/editor.ts";
import { withInherited } from "../../realm/inherited.ts";
import { moveNodes, setAnew } from "../edits.ts";
import { laidOut } from "../lay-out.ts";
import { changesBetween, withPagesRead } from "../history.ts";
import type { Stage } from "../stage.ts";

const MAX_STEPS = 200;
/** Changes of one kind within this time are one step back. */
const SAME_STEP_MS = 1000;

function remember(stage: Stage, document: OpenDocument, key: string): void {
  const { past } = stage.store.get();
  const last = past.at(-1);
  const atMs = Date.now();
  const isSameStep = key !== "" && last?.key === key && atMs - last.atMs < SAME_STEP_MS;
  const steps = isSameStep ? [...past.slice(0, -1), { ...last, atMs }] : [...past, { document, key, atMs }];
  stage.store.set({ past: steps.slice(-MAX_STEPS), future: [] });
}

function show(stage: Stage, document: OpenDocument): void {
  const selection = stage.store.get().selection.filter((id) => document.nodes.has(id));
  stage.store.set({ document, selection, hoveredId: null });
}

function apply(stage: Stage, changes: readonly DocumentChange[], key: string): void {
  const { document } = stage.store.get();
  if (!document || changes.length === 0) return;
  remember(stage, document, key);
  show(stage, applyDocumentChanges(document, changes).document);
}

/** Fields for the notes that plugins keep on layers: they are not drawn, and changing them is no step to take back. */
const NOTES = new Set(["pluginData", "relaunchData"]);

/** True for a change of notes on a layer; data of the file itself, kept for all, is a step to take back. */
const isNote = (note: DocumentChange, rootId: string): boolean =>
  note.type === "set" && note.id !== rootId && Object.keys(note.fields).every((name) => NOTES.has(name));

/** Applies what follows from changes of the plugin, as part of their step, and tells it. */
function follow(stage: Stage, changes: readonly DocumentChange[]): void {
  if (changes.length === 0) return;
  apply(stage, changes, PLUGIN_STEP);
  stage.run?.changeDocument(changes);
}

/** The texts set anew that the plugin wrote or styled otherwise, also those of instances. */
function textsAgain(stage: Stage, before: OpenDocument, changes: readonly DocumentChange[]) {
  const ids = new Set(withInherited(before, changes).flatMap((one) => (one.type === "set" ? [one.id] : [])));
  return [...ids].flatMap((id) => {
    const [was, is] = [before.nodes.get(id), stage.store.get().document?.nodes.get(id)];
    return was?.type === "TEXT" && is ? setAnew(was, is, stage.measure) : [];
  });
}

/** The key of all that a plugin changes in one go: it is one step to take back. */
const PLUGIN_STEP = "plugin";

/** Ends the step under way: the next change of the plugin begins another one. */
export function closeStep(stage: Stage): void {
  const { past } = stage.store.get();
  const last = past.at(-1);
  if (last) stage.store.set({ past: [...past.slice(0, -1), { ...last, key: "" }] });
}

/** Applies changes that the plugin made: it knows of them. */
export function changeFromPlugin(stage: Stage, changes: readonly DocumentChange[]): void {
  const { document } = stage.store.get();
  if (!document) return;
  if (changes.every((one) => isNote(one, document.file.document.id)))
    return show(stage, applyDocumentChanges(document, changes).document);
  apply(stage, changes, PLUGIN_STEP);
  const texts = textsAgain(stage, document, changes);
  follow(stage, texts);
  const changed = stage.store.get().document ?? document;
  follow(stage, laidOut(document, changed, [...changes, ...texts]));
}

/**
 * Applies changes that the visitor made, and tells the plugin. Who may only look changes nothing.
 * @param key names the kind of change: several of one kind in a row are undone together.
 */
export function change(stage: Stage, changes: readonly DocumentChange[], key = ""): void {
  const { selection: before } = stage.store.get();
  if (stage.access !== "edit") return;
  apply(stage, changes, key);
  stage.run?.changeDocument(changes);
  const { selection } = stage.store.get();
  if (selection.length !== before.length) stage.run?.changeSelection(selection);
}

function goTo(stage: Stage, from: OpenDocument, to: OpenDocument): void {
  const next = withPagesRead(to, from);
  show(stage, next);
  stage.run?.changeDocument(changesBetween(from, next));
}

/** Takes the last change back. */
export function undo(stage: Stage): void {
  const { document, past, future } = stage.store.get();
  const last = past.at(-1);
  if (!document || !last) return;
  stage.store.set({ past: past.slice(0, -1), future: [document, ...future] });
  goTo(stage, document, last.document);
}

/** Makes the change again that was taken back. */
export function redo(stage: Stage): void {
  const { document, past, future } = stage.store.get();
  const [next] = future;
  if (!document || !next) return;
  stage.store.set({ past: [...past, { document, key: "", atMs: 0 }], future: future.slice(1) });
  goTo(stage, document, next);
}

const selectedNodes = (stage: Stage) => {
  const { document, selection } = stage.store.get();
  return selection.flatMap((id) => document?.nodes.get(id) ?? []);
};

/** Moves the selected layers by a distance. */
export function nudge(stage: Stage, dx: number, dy: number): void {
  const free = selectedNodes(stage).filter((node) => node["locked"] !== true);
  const changes = free.flatMap((node) => moveNodes(node, dx, dy));
  change(stage, changes, `move ${free.map(({ id }) => id).join()}`);
}

/** Removes the selected layers. */
export function removeSelected(stage: Stage): void {
  change(
    stage,
    selectedNodes(stage).map(({ id }) => ({ type: "remove", id })),
  );
}
