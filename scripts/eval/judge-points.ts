import { seeScreen } from "../../server/second-opinion/screen/see-screen.ts";
import type { FrameReport } from "../../shared/review/report.ts";
import type { SecondOpinionFinding } from "../../shared/api/review-shapes.ts";
import { LANGUAGES } from "../../shared/i18n/language.ts";
import { isRecord } from "../../shared/scene/json.ts";
import { evaluateOne, measure, type Evaluation } from "./evaluate.ts";
import type { RemarkPoint, PointsOnScreen } from "./points.ts";
import { handlesIn, pointsModel, type Verifier } from "./points-model.ts";
import type { OpenScreen } from "./open-screen.ts";

/** The fate of a point: shown as it was written, shown after it was mended, or dropped for a reason. */
export interface JudgedPoint {
  readonly point: RemarkPoint;
  readonly screen: string;
  readonly outcome: "shown" | "mended" | "dropped";
  readonly reason: string;
  /** The finding that it became. */
  readonly shown?: SecondOpinionFinding;
}

const isSame = (
  point: RemarkPoint,
  { title, problem }: Pick<SecondOpinionFinding, "title" | "problem">,
): boolean => point.title === title && point.what === problem;

/** True when the wrong part of a finding is gone: each field that a person corrected is another now. */
function isMended(
  { label, honestVerdict, layers, why, fix }: RemarkPoint,
  shown: SecondOpinionFinding,
  first: string | undefined,
): boolean {
  if (label === "right" || typeof honestVerdict === "string") return false;
  const { corrected } = honestVerdict;
  const changed = [
    ...(corrected.why === undefined ? [] : [shown.why !== why]),
    ...(corrected.fix === undefined ? [] : [shown.fix !== fix]),
    ...(corrected.layers === undefined ? [] : [layers.length > 0 && shown.layers[0]?.id !== first]),
  ];
  const hasWords = corrected.title !== undefined || corrected.what !== undefined;
  return !hasWords && changed.length > 0 && changed.every(Boolean);
}

function outcomeOf(
  point: RemarkPoint,
  { result, dropped, failure }: Evaluation,
  firstLayer: string | undefined,
): Pick<JudgedPoint, "outcome" | "reason" | "shown"> {
  const shown = result?.findings.find((finding) => isSame(point, finding));
  if (shown) return { outcome: isMended(point, shown, firstLayer) ? "mended" : "shown", reason: "", shown };
  const reason = dropped.find(
    ({ candidate }) =>
      isRecord(candidate) && candidate["title"] === point.title && candidate["problem"] === point.what,
  )?.reason;
  return { outcome: "dropped", reason: reason ?? failure ?? "said twice" };
}

/** Lets the second opinion judge the points on a screen, as if a model had found them: all else is as in production. */
export async function judgePoints(
  design: OpenScreen,
  { points, name }: PointsOnScreen,
  verifier: Verifier,
  measured?: readonly FrameReport[],
): Promise<readonly JudgedPoint[]> {
  const judged: JudgedPoint[] = [];
  for (const language of LANGUAGES) {
    const asked = points.filter((point) => point.language === language);
    if (asked.length === 0) continue;
    const [root] = design.scene.frames;
    const screen = seeScreen(design.scene, root, language);
    const handles = handlesIn(screen, root);
    const model = pointsModel(asked, handles, verifier);
    const options = {
      language,
      mostCandidates: Number.POSITIVE_INFINITY,
      measured: measured ?? (await measure(design, language)),
    };
    // No model looks at these pictures, and to pack them for one takes most of the time.
    const unseen = { ...design, pictures: [] };
    const evaluation = await evaluateOne(unseen, model, { model: "", inputEur: 0, outputEur: 0 }, options);
    for (const point of asked) {
      const first = screen.parts.find(({ handle }) => handle === handles(point.layers)[0])?.ref.id;
      judged.push({ point, screen: name, ...outcomeOf(point, evaluation, first) });
    }
  }
  return judged;
}
