import type { RestFile, RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import type { FigPage } from "../../../../shared/fig/open-fig.ts";
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

/** Ends the reading of a file that is not shown yet; what was open stays. */
export function stopOpening(stage: Stage): void {
  stage.opening?.end();
  stage.opening = null;
  stage.store.set({ progress: null });
}

/** Gives back all that was kept of an open `.fig` file. */
export function freeFig(stage: Stage): void {
  stage.fig?.end();
  stage.fig = null;
  stage.pictures.free();
  stage.pictures = NO_PICTURES;
}

/** A page that has not been read yet. */
const unreadPage = ({ id, name }: FigPage): RestNode => ({ id, name, type: "CANVAS", isUnread: true });

const isOfPage = (error: unknown): boolean =>
  error instanceof FigCallError && error.fault !== "ended" && error.fault !== "crashed";

/** The file with all its pages, of which one is read: the first that can be. */
async function readFirstPage(session: FigSession, pages: readonly FigPage[]): Promise<RestFile> {
  let fault: unknown = new FigCallError("no-page");
  for (const { id } of pages) {
    try {
      const read = await session.readPage(id);
      const [page] = read.document.children ?? [];
      const children = pages.map((each) => (page && each.id === page.id ? page : unreadPage(each)));
      return { ...read, document: { ...read.document, children } };
    } catch (error) {
      if (!isOfPage(error)) throw error;
      fault = error;
    }
  }
  throw fault;
}

function show(stage: Stage, session: FigSession, file: RestFile): void {
  const page = file.document.children?.find(({ isUnread }) => isUnread !== true);
  freeFig(stage);
  stage.opening = null;
  stage.fig = session;
  stage.pictures = keepPictures(
    (imageRef) => session.readPicture(imageRef),
    (lackedPictures) => stage.store.set({ lackedPictures }),
  );
  showFile(stage, file, page ? { pageId: page.id } : {});
  stage.store.set({ progress: null });
}

/** Reads a `.fig` file in a worker and shows a page of it; the others are read when somebody turns to them. */
export async function openFigFile(stage: Stage, file: File): Promise<void> {
  stopOpening(stage);
  const session = startFigSession((step) => setStep(stage, step));
  stage.opening = session;
  const cancel = (): void => stopOpening(stage);
  stage.store.set({
    progress: { name: file.name, step: "loading", share: SHARES.loading, cancel },
    banner: null,
  });
  try {
    const { name, pages } = await session.open(file);
    const read = await readFirstPage(session, pages);
    if (stage.opening !== session) return;
    setStep(stage, "showing");
    show(stage, session, { ...read, name: name || file.name.replace(/\.fig$/i, "") });
    requestAnimationFrame(() => stage.focusCanvas());
  } catch (error) {
    session.end();
    if (stage.opening !== session) return;
    stopOpening(stage);
    const fault = error instanceof FigCallError ? error.fault : "crashed";
    console.warn(error);
    if (fault !== "ended") stage.store.set({ banner: stageTextsOf(stage).fig.faults[fault] });
  }
}
