import type { RestFile, RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import { FigCallError, type FigSession, startFigSession } from "../fig-session.ts";
import { keepPictures, NO_PICTURES } from "../pictures/pictures.ts";
import { type Stage, stageTextsOf } from "../stage.ts";
import type { StageState } from "../state.ts";
import { showFile } from "./show-file.ts";

type Step = NonNullable<NonNullable<StageState["progress"]>["step"]>;

/** How much of the work is behind when a step begins. */
const SHARES: Readonly<Record<Step, number>> = {
  loading: 0.05,
  unpacking: 0.15,
  "reading-page": 0.5,
  showing: 0.9,
};

function setStep(stage: Stage, step: Step): void {
  const { progress } = stage.store.get();
  if (progress) stage.store.set({ progress: { ...progress, step, share: SHARES[step] } });
}

function begin(stage: Stage, name: string, step: Step, cancel: () => void): void {
  stage.store.set({ progress: { name, step, share: SHARES[step], cancel }, banner: null });
}

/**
 * Says what went wrong: where screens are offered, in place of these, as another page may be whole. What the visitor
 * ended needs no word.
 */
function tellFailure(stage: Stage, error: unknown): void {
  const fault = error instanceof FigCallError ? error.fault : "crashed";
  if (fault === "ended") return;
  const text = stageTextsOf(stage).fig.faults[fault];
  const { picker } = stage.store.get();
  console.warn(error);
  if (picker && fault !== "crashed")
    return stage.store.set({ picker: { ...picker, screens: [], failure: text }, progress: null });
  closePicker(stage);
  stage.store.set({ banner: text });
}

/** Ends the reader whose screens are offered, unless it is that of the open design. */
function endOffered(stage: Stage): void {
  if (stage.offered !== stage.fig) stage.offered?.end();
  stage.offered = null;
}

/** Gives back all that was kept of an open `.fig` file. */
export function freeFig(stage: Stage): void {
  endOffered(stage);
  stage.fig?.end();
  stage.fig = null;
  stage.pictures.free();
  stage.pictures = NO_PICTURES;
  stage.store.set({ hasFig: false, picker: null });
}

/** Leaves the choice of a screen; what was open stays. */
export function closePicker(stage: Stage): void {
  endOffered(stage);
  stage.store.set({ picker: null, progress: null });
}

/** A page that has not been read yet. */
const unreadPage = ({ id, name }: { readonly id: string; readonly name: string }): RestNode => ({
  id,
  name,
  type: "CANVAS",
  isUnread: true,
});

/** The file with all its pages, of which one has been read. */
function wholeFile({ name, pages }: NonNullable<StageState["picker"]>, read: RestFile): RestFile {
  const [page] = read.document.children ?? [];
  const children = pages.map((each) => (page && each.id === page.id ? page : unreadPage(each)));
  return { ...read, name, document: { ...read.document, children } };
}

async function showPicked(stage: Stage, session: FigSession, screenId: string | undefined): Promise<void> {
  const { picker } = stage.store.get();
  if (!picker) return;
  const read = await session.readPage(picker.pageId);
  if (stage.offered !== session) return;
  setStep(stage, "showing");
  if (stage.fig !== session) stage.fig?.end();
  stage.pictures.free();
  stage.fig = session;
  stage.pictures = keepPictures((imageRef) => session.readPicture(imageRef));
  stage.offered = null;
  stage.store.set({ picker: null, hasFig: true });
  showFile(stage, wholeFile(picker, read), { pageId: picker.pageId, screenId });
  stage.store.set({
    progress: null,
    banner: picker.screens?.length === 0 ? stageTextsOf(stage).noScreens : null,
  });
}

/** Opens the offered page on the stage; with a screen, that one is selected and in view. */
export async function chooseScreen(stage: Stage, screenId?: string): Promise<void> {
  const { offered: session } = stage;
  const { picker } = stage.store.get();
  if (!session || !picker) return;
  begin(stage, picker.name, "reading-page", () => closePicker(stage));
  await showPicked(stage, session, screenId).catch((error: unknown) => tellFailure(stage, error));
  requestAnimationFrame(() => stage.focusCanvas());
}

/** Offers the screens of another page. */
export async function offerPage(stage: Stage, pageId: string): Promise<void> {
  const { offered: session } = stage;
  const { picker } = stage.store.get();
  if (!session || !picker) return;
  stage.store.set({ picker: { ...picker, pageId, screens: null, failure: null } });
  try {
    const screens = await session.listScreens(pageId);
    const { picker: now } = stage.store.get();
    if (stage.offered === session && now?.pageId === pageId) stage.store.set({ picker: { ...now, screens } });
  } catch (error) {
    tellFailure(stage, error);
  }
}

/** Offers the screens of the open file once more. */
export function offerAgain(stage: Stage): void {
  const { document, pageId } = stage.store.get();
  if (!stage.fig || !document) return;
  stage.offered = stage.fig;
  const { name } = document.file;
  const pages = (document.file.document.children ?? []).map((page) => ({ id: page.id, name: page.name }));
  stage.store.set({ picker: { name, pages, pageId, screens: null, failure: null } });
  void offerPage(stage, pageId);
}

async function readContents(stage: Stage, session: FigSession, file: File): Promise<void> {
  const { name, pages } = await session.open(file);
  const [first] = pages;
  if (!first) throw new FigCallError("no-page");
  const screens = await session.listScreens(first.id);
  const title = name || file.name.replace(/\.fig$/i, "");
  const picker = { name: title, pages, pageId: first.id, screens, failure: null };
  if (stage.offered !== session) return;
  const isPlain = pages.length === 1 && screens.length < 2;
  stage.store.set({ picker, progress: isPlain ? stage.store.get().progress : null });
  if (isPlain) await showPicked(stage, session, screens[0]?.id);
}

/** Reads a `.fig` file in a worker and offers its screens; one that has a single screen is shown at once. */
export async function openFigFile(stage: Stage, file: File): Promise<void> {
  closePicker(stage);
  const session = startFigSession((step) => setStep(stage, step));
  stage.offered = session;
  begin(stage, file.name, "loading", () => closePicker(stage));
  try {
    await readContents(stage, session, file);
  } catch (error) {
    if (stage.offered === session) stage.store.set({ picker: null });
    tellFailure(stage, error);
    session.end();
  }
}
