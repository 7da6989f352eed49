import type { OpinionScreen, SecondOpinionFinding } from "../../shared/api/review-shapes.ts";
import { sortOfScreen } from "../../shared/review/seen/screen-sort.ts";
import type { Aspect } from "../../shared/review/rule.ts";
import type { SceneNode } from "../../shared/scene/scene.ts";
import type { AskModel, Question, QuestionPicture } from "./ask-model.ts";
import { asData } from "./asked/as-data.ts";
import { describeScreen } from "./asked/describe-screen.ts";
import { neighboursOf } from "./asked/neighbours-of.ts";
import { findTask, INSTRUCTIONS, verifyTask } from "./asked/tasks.ts";
import { answerShape, type Candidate } from "./candidate.ts";
import type { Guideline } from "./guidelines.ts";
import { opinionFindingOf } from "./judge/apply-verdict.ts";
import type { Grounds, KeptClaim } from "./judge/check-candidate.ts";
import { knownNumbers } from "./judge/doubts.ts";
import { openSieve } from "./judge/sieve.ts";
import { takeVerdicts } from "./judge/take-verdicts.ts";
import { drawCloseUps, type DrawnCloseUp } from "./pictures/draw-close-ups.ts";
import { drawSheets } from "./pictures/draw-sheets.ts";
import { drawTiles, type DrawnTile } from "./pictures/draw-tiles.ts";
import { pictureOf } from "./pictures/picture-of.ts";
import { isReadable } from "./pictures/plan-tiles.ts";
import { readItems } from "./read-items.ts";
import { seeScreen } from "./screen/see-screen.ts";
import type { SeenScreen } from "./screen/seen-screen.ts";
import { SecondOpinionFailure, type DroppedCandidate, type OpinionRequest } from "./second-opinion.ts";

/** The listener of a look at a screen, told while it goes on. */
export interface ScreenListener {
  readonly onFinding: (finding: SecondOpinionFinding) => void;
  readonly onStep: (step: OpinionScreen["state"]) => void;
  readonly onDropped: (dropped: Omit<DroppedCandidate, "frameId">) => void;
}

/** The means of a look at a screen. */
export interface Means {
  readonly guidelines: readonly Guideline[];
  readonly ask: AskModel;
  readonly mostCandidates: number;
  /** True when UX, copy and looks are asked for by a question each. */
  readonly isInPasses: boolean;
}

/** The aspects of each question, where several are asked. */
const PASSES: readonly (readonly Aspect[])[] = [["ux"], ["copy"], ["ui", "hierarchy"]];

const passesOf = ({ guidelines, isInPasses }: Means): readonly (readonly Guideline[])[] =>
  isInPasses
    ? PASSES.map((aspects) => guidelines.filter(({ aspect }) => aspects.includes(aspect))).filter(
        ({ length }) => length > 0,
      )
    : [guidelines];

/** The part that all questions about a screen share. */
interface Subject {
  readonly screen: SeenScreen;
  readonly guidelines: readonly Guideline[];
  readonly request: OpinionRequest;
  readonly asked: Pick<Question, "instructions" | "design" | "shape">;
  readonly tiles: readonly DrawnTile[];
  /** Of the screen and nothing around it; null: there is none. */
  readonly picture: Uint8Array | null;
  /** Facts told of the screen beside its parts. */
  readonly said: readonly string[];
}

async function subjectOf(
  node: SceneNode,
  request: OpinionRequest,
  guidelines: readonly Guideline[],
): Promise<Subject> {
  const { scene, language, purpose, audience = "", measured, platform, hasStandIns = false } = request;
  const screen = seeScreen(scene, node, language, platform);
  const picture = await pictureOf(request, node.id);
  const report = measured.find(({ id }) => id === node.id);
  const neighbours = neighboursOf(scene, node);
  const about = { purpose, audience, neighbours, hasStandIns, hasPicture: picture !== null };
  return {
    screen,
    said: [purpose, audience, ...neighbours, scene.file, scene.page.name],
    guidelines,
    request,
    picture,
    tiles: picture ? await drawTiles(picture, screen) : [],
    asked: {
      instructions: INSTRUCTIONS,
      design: asData(describeScreen(screen, about, report)),
      shape: answerShape,
    },
  };
}

/** The grounds on which claims about a screen are checked. */
const groundsOf = ({ screen, guidelines, request, said }: Subject): Omit<Grounds, "kept"> => ({
  screen,
  guidelines,
  measured: request.measured.find(({ id }) => id === screen.id)?.findings ?? [],
  language: request.language,
  knownNumbers: knownNumbers(screen, said),
});

/** The pieces of the picture that candidates speak of. What stands elsewhere is in the data. */
function tilesOf(candidates: readonly Candidate[], { tiles, screen }: Subject): readonly QuestionPicture[] {
  const handles = new Set(candidates.flatMap(({ layers }) => layers));
  const boxes = screen.parts.filter(({ handle }) => handles.has(handle)).map(({ box }) => box);
  return tiles
    .filter(({ part }) =>
      boxes.some(({ y, height }) => y + height / 2 >= part.y && y + height / 2 <= part.y + part.height),
    )
    .map(({ picture }) => picture);
}

/** Relations that an enlarged part shows: all others are judged by what is around it, or by what is not there. */
const IN_ITSELF: ReadonlySet<Candidate["relation"]> = new Set([
  "too-faint",
  "too-small",
  "cut-off",
  "misspelled",
  "wrong-format",
  "unclear",
]);

/** The claims that are not to be judged by an enlarged part alone: the others need no piece of the picture besides. */
function needingMore(
  candidates: readonly Candidate[],
  closeUps: readonly DrawnCloseUp[],
): readonly Candidate[] {
  const shown = new Set(closeUps.flatMap(({ candidates: numbers }) => numbers));
  return candidates.filter(({ relation }, number) => !IN_ITSELF.has(relation) || !shown.has(number));
}

/** Lets a second look judge some claims, and tells each that stands as soon as it is judged. */
async function verify(
  claims: readonly KeptClaim[],
  subject: Subject,
  ask: AskModel,
  listener: ScreenListener,
  signal: AbortSignal,
): Promise<void> {
  const { screen, request, asked, picture } = subject;
  const candidates = claims.map(({ candidate }) => candidate);
  const drawn = picture ? await drawCloseUps(picture, screen, candidates) : [];
  const closeUps = drawn.filter(({ scale }) => isReadable(scale, screen));
  const verdicts = takeVerdicts(claims, groundsOf(subject), listener);
  try {
    await ask(
      {
        ...asked,
        name: "verify",
        pictures: tilesOf(needingMore(candidates, closeUps), subject),
        task: verifyTask(claims, closeUps, request.language),
        closeUps: await drawSheets(closeUps),
      },
      signal,
      verdicts.take,
    );
  } finally {
    verdicts.end();
  }
}

/**
 * The second opinion on one screen. What the model finds is measured as it comes: what measures true is told at once, what
 * measures false is dropped, and the rest is verified by a second look: the first claim at once, the others together when
 * all are there.
 */
export async function reviewScreen(
  node: SceneNode,
  request: OpinionRequest,
  means: Means,
  listener: ScreenListener,
  signal: AbortSignal,
): Promise<void> {
  const { ask, mostCandidates } = means;
  listener.onStep("looking");
  const subject = await subjectOf(node, request, means.guidelines);
  const grounds = groundsOf(subject);
  const check = openSieve({ ...grounds, mostCandidates }, listener.onDropped);
  const waiting: KeptClaim[] = [];
  let first: Promise<void> | null = null;
  const look = (): Promise<void> => {
    listener.onStep("checking");
    return verify(waiting.splice(0), subject, ask, listener, signal);
  };
  const take = (items: readonly unknown[]): void => {
    for (const claim of check(items))
      if (claim.numbers && claim.doubts.length === 0)
        listener.onFinding(opinionFindingOf(claim.candidate, claim.numbers, grounds));
      else waiting.push(claim);
    if (first || waiting.length === 0) return;
    first = look();
    // Its failure is told below, once there is nothing more to come.
    first.catch(() => {});
  };
  const sort = sortOfScreen(subject.screen.parts.map(({ role, words }) => ({ role, label: words })));
  const said = (request.said ?? []).filter(({ frameId }) => frameId === node.id).map(({ title }) => title);
  const find = async (asked: readonly Guideline[]): Promise<unknown> => {
    const reader = readItems("findings");
    const question: Question = {
      ...subject.asked,
      name: "find",
      pictures: [
        ...subject.tiles.map(({ picture }) => picture),
        ...subject.tiles.map(({ marked }) => marked),
      ],
      task: findTask(asked, request.language, mostCandidates, sort, said),
      closeUps: [],
    };
    // Candidates of an answer that broke off are worth a look all the same.
    return ask(question, signal, (piece) => take(reader.take(piece))).then(
      () => (reader.hasList() ? null : new SecondOpinionFailure("unusable", null)),
      (error: unknown) => error,
    );
  };
  const found = await Promise.all(passesOf(means).map(find));
  const looks = [first, waiting.length > 0 && !signal.aborted ? look() : null].filter((one) => one !== null);
  const looked = await Promise.allSettled(looks);
  const faults = [
    ...found,
    ...looked.map((one) => (one.status === "rejected" ? (one.reason as unknown) : null)),
  ];
  const worst = faults.find((one) => one !== null);
  if (worst !== undefined) throw worst;
}
