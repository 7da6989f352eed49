import { sortOfScreen } from "../../shared/review/seen/screen-sort.ts";
import type { SceneNode } from "../../shared/scene/scene.ts";
import { asData } from "./asked/as-data.ts";
import { describeScreen, numberedFindings } from "./asked/describe-screen.ts";
import { neighboursOf, stepsBeside } from "./asked/neighbours-of.ts";
import { findTask, INSTRUCTIONS } from "./asked/tasks.ts";
import type { Candidate } from "./candidate.ts";
import type { Guideline } from "./guidelines.ts";
import { knownNumbers } from "./judge/doubts.ts";
import { drawCloseUps } from "./pictures/draw-close-ups.ts";
import { drawStep } from "./pictures/draw-step.ts";
import { drawTiles } from "./pictures/draw-tiles.ts";
import { pictureOf } from "./pictures/picture-of.ts";
import { isReadable } from "./pictures/plan-tiles.ts";
import type { ClaimPictures, LookSubject } from "./run-look.ts";
import { seeScreen } from "./screen/see-screen.ts";
import type { OpinionRequest } from "./second-opinion.ts";

/** How problems are asked for. */
export interface Search {
  readonly guidelines: readonly Guideline[];
  readonly mostCandidates: number;
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
  closeUps: ClaimPictures["closeUps"],
): readonly Candidate[] {
  const shown = new Set(closeUps.flatMap(({ candidates: numbers }) => numbers));
  return candidates.filter(({ relation }, number) => !IN_ITSELF.has(relation) || !shown.has(number));
}

/** The screens just before and after one, with their pictures, small; without those that have none. */
async function drawSteps(request: OpinionRequest, node: SceneNode) {
  const drawn = stepsBeside(request.scene, node).map(async (step) => {
    const whole = await pictureOf(request, step.screen.id);
    const picture = whole && (await drawStep(whole));
    return picture && { step, picture };
  });
  return (await Promise.all(drawn)).filter((one) => one !== null);
}

/** A screen, as a model is asked about it. */
export async function subjectOfScreen(
  node: SceneNode,
  request: OpinionRequest,
  search: Search,
): Promise<LookSubject> {
  const { scene, language, purpose, brief = "", principles = [], platform, hasStandIns = false } = request;
  const screen = seeScreen(scene, node, language, platform);
  const picture = await pictureOf(request, node.id);
  const tiles = picture ? await drawTiles(picture, screen) : [];
  const report = request.measured.find(({ id }) => id === node.id);
  const neighbours = neighboursOf(scene, node);
  const steps = await drawSteps(request, node);
  const about = {
    purpose,
    brief,
    principles,
    neighbours,
    hasStandIns,
    hasPicture: picture !== null,
    steps: steps.map(({ step }) => step),
  };
  const sort = sortOfScreen(screen.parts.map(({ role, words }) => ({ role, label: words })));
  const said = (request.said ?? []).filter(({ frameId }) => frameId === node.id).map(({ title }) => title);
  /** The pieces of the picture that candidates speak of. What stands elsewhere is in the data. */
  const tilesOf = (candidates: readonly Candidate[]) => {
    const handles = new Set(candidates.flatMap(({ layers }) => layers));
    const middles = screen.parts
      .filter(({ handle }) => handles.has(handle))
      .map(({ box }) => box.y + box.height / 2);
    return tiles.filter(({ part }) => middles.some((y) => y >= part.y && y <= part.y + part.height));
  };
  return {
    kind: "",
    instructions: INSTRUCTIONS,
    design: asData(describeScreen(screen, about, report)),
    pictures: [
      ...tiles.map((tile) => tile.picture),
      ...tiles.map(({ marked }) => marked),
      ...steps.map((step) => step.picture),
    ],
    task: findTask(search.guidelines, language, search.mostCandidates, sort, said),
    grounds: {
      screen,
      guidelines: search.guidelines,
      measured: report?.findings ?? [],
      language,
      knownNumbers: knownNumbers(screen, [
        purpose,
        brief,
        ...principles.map(({ text }) => text),
        ...neighbours,
        scene.file,
        scene.page.name,
      ]),
    },
    told: numberedFindings(report),
    show: async (candidates) => {
      const drawn = picture ? await drawCloseUps(picture, screen, candidates) : [];
      const closeUps = drawn.filter(({ scale }) => isReadable(scale, screen));
      const pieces = tilesOf(needingMore(candidates, closeUps));
      return { closeUps, pictures: pieces.map((tile) => tile.picture) };
    },
    isUrgent: true,
  };
}
