import type { SecondOpinionFinding } from "../../../shared/api/review-shapes.ts";
import { leadsTo } from "../asked/neighbours-of.ts";
import type { Question } from "../ask-model.ts";
import { asData } from "../asked/as-data.ts";
import { verifyTask } from "../asked/tasks.ts";
import { answerShape, type Candidate } from "../candidate.ts";
import type { KeptClaim } from "../judge/check-candidate.ts";
import { knownNumbers } from "../judge/doubts.ts";
import { openSieve } from "../judge/sieve.ts";
import { takeVerdicts } from "../judge/take-verdicts.ts";
import { drawCloseUps, type DrawnCloseUp } from "../pictures/draw-close-ups.ts";
import { drawSheets } from "../pictures/draw-sheets.ts";
import { pictureOf } from "../pictures/picture-of.ts";
import { readItems } from "../read-items.ts";
import type { Means, ScreenListener } from "../review-screen.ts";
import { seeScreen } from "../screen/see-screen.ts";
import type { SeenScreen } from "../screen/seen-screen.ts";
import type { OpinionRequest } from "../second-opinion.ts";
import { describeScreens } from "./describe-screens.ts";
import { screenOf, seeScreens, type SeenScreens } from "./see-screens.ts";
import { ACROSS, acrossTask, ACROSS_INSTRUCTIONS } from "./tasks.ts";

/** True for a claim about a single screen: that is said there. */
const isOfOne = ({ layers }: Candidate, screens: SeenScreens): boolean =>
  new Set(layers.map((handle) => screenOf(screens, handle)?.id)).size < 2;

/** Enlarged parts of all screens that claims speak of. */
async function closeUpsOf(
  candidates: readonly Candidate[],
  { each }: SeenScreens,
  request: OpinionRequest,
): Promise<readonly DrawnCloseUp[]> {
  const drawn = each.map(async (screen) => {
    const picture = await pictureOf(request, screen.id);
    return picture ? drawCloseUps(picture, screen, candidates) : [];
  });
  return (await Promise.all(drawn)).flat();
}

/** A finding belongs to the screen of the part that it names first. */
const withScreen = (finding: SecondOpinionFinding, { each }: SeenScreens): SecondOpinionFinding => {
  const [first] = finding.layers;
  const home = each.find(({ parts }) => parts.some(({ ref }) => ref.id === first?.id));
  return { ...finding, id: `${finding.id}#across`, frameId: home?.id ?? finding.frameId };
};

function opensIn({ scene }: OpinionRequest): (screen: SeenScreen) => readonly string[] {
  return ({ id }) => {
    const from = scene.frames.find((frame) => frame.id === id);
    return scene.frames.filter((to) => from && to !== from && leadsTo(from, to)).map(({ name }) => name);
  };
}

/**
 * One look across several screens, for what none of them shows alone: terms, amounts, steps. What it finds is checked and
 * verified as on a single screen; each finding names parts of two screens or more.
 */
export async function compareScreens(
  request: OpinionRequest,
  said: readonly string[],
  { guidelines: all, ask, mostCandidates }: Means,
  { onFinding, onDropped }: Pick<ScreenListener, "onFinding" | "onDropped">,
  signal: AbortSignal,
): Promise<void> {
  const { scene, language, purpose, audience = "", platform, measured } = request;
  const [first, ...others] = scene.frames.map((frame) => seeScreen(scene, frame, language, platform));
  if (!first || others.length === 0) return;
  const screens = seeScreens([first, ...others]);
  const guidelines = all.filter(({ id }) => ACROSS.includes(id));
  if (guidelines.length === 0) return;
  const grounds = {
    screen: screens.all,
    guidelines,
    measured: measured.flatMap(({ findings }) => findings),
    language,
    knownNumbers: knownNumbers(screens.all, [purpose, audience, scene.file, scene.page.name]),
  };
  const refuse = (candidate: Candidate) => (isOfOne(candidate, screens) ? "one-screen" : null);
  const check = openSieve({ ...grounds, mostCandidates, refuse }, onDropped);
  const asked: Pick<Question, "instructions" | "design" | "shape" | "pictures"> = {
    instructions: ACROSS_INSTRUCTIONS,
    design: asData(
      describeScreens(
        screens.each,
        [purpose, audience].filter(Boolean).join("\nWho uses them: "),
        opensIn(request),
        said,
      ),
    ),
    shape: answerShape,
    pictures: [],
  };
  const reader = readItems("findings");
  const claims: KeptClaim[] = [];
  await ask(
    { ...asked, name: "find-across", task: acrossTask(guidelines, language, mostCandidates), closeUps: [] },
    signal,
    (piece) => void claims.push(...check(reader.take(piece))),
  );
  if (claims.length === 0) return;
  const candidates = claims.map(({ candidate }) => candidate);
  const closeUps = await closeUpsOf(candidates, screens, request);
  const verdicts = takeVerdicts(claims, grounds, {
    onFinding: (finding) => onFinding(withScreen(finding, screens)),
    onDropped,
  });
  try {
    await ask(
      {
        ...asked,
        name: "verify-across",
        task: verifyTask(claims, closeUps, language),
        closeUps: await drawSheets(closeUps),
      },
      signal,
      verdicts.take,
    );
  } finally {
    verdicts.end();
  }
}
