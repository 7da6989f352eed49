import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { AskModel } from "../../server/second-opinion/ask-model.ts";
import { candidate as candidateShape, type Candidate } from "../../server/second-opinion/candidate.ts";
import { GUIDELINES } from "../../server/second-opinion/guidelines.ts";
import { quotesOf } from "../../server/second-opinion/judge/quotes.ts";
import { readItems, rightOnes } from "../../server/second-opinion/read-items.ts";
import { seeScreen } from "../../server/second-opinion/screen/see-screen.ts";
import type { SeenScreen } from "../../server/second-opinion/screen/seen-screen.ts";
import type { Language } from "../../shared/i18n/language.ts";
import { isRecord } from "../../shared/scene/json.ts";
import type { Evaluation } from "./evaluate.ts";
import type { RemarkPoint } from "./points.ts";
import type { EvalDesign } from "./read-designs.ts";

/** Lets a model answer, and keeps what it claims. */
function listening(ask: AskModel): { readonly ask: AskModel; readonly claims: Candidate[] } {
  const claims: Candidate[] = [];
  return {
    claims,
    ask: async (question, signal, onText) => {
      const answer = await ask(question, signal, onText);
      const reader = readItems("findings");
      claims.push(...rightOnes(reader.take(answer.text), candidateShape).right);
      return answer;
    },
  };
}

/** The layer that a handle stands for: layers keep their ids when the screen is seen otherwise. */
const layerOf =
  ({ parts }: SeenScreen) =>
  (handle: string): string =>
    parts.find((part) => part.handle === handle)?.ref.id ?? handle;

function pointOf(claim: Candidate, screen: SeenScreen, isKept: boolean, language: Language): RemarkPoint {
  const idOf = layerOf(screen);
  return {
    label: isKept ? "right" : "wrong",
    kind: `answered-${claim.relation}`,
    aspect: GUIDELINES.find(({ id }) => id === claim.guideline)?.aspect ?? "ux",
    layers: claim.layers.map(idOf),
    quotes: [...quotesOf(claim)],
    severity: claim.severity,
    title: claim.title,
    what: claim.problem,
    why: claim.why,
    fix: claim.fix,
    language,
    honestVerdict: isKept ? "keep" : "drop",
    claim: {
      guideline: claim.guideline,
      relation: claim.relation,
      others: claim.others.map(idOf),
      value: claim.value,
      fixes: claim.fixes.map((way) =>
        way.map(({ layer, set, to }) => ({ layer: idOf(layer), set, to: set === "before" ? idOf(to) : to })),
      ),
    },
  };
}

/** True for a claim that became no finding. */
const isDropped = (claim: Candidate, { dropped }: Evaluation): boolean =>
  dropped.some(
    ({ candidate }) =>
      isRecord(candidate) && candidate["title"] === claim.title && candidate["problem"] === claim.problem,
  );

/**
 * Evaluates designs of one screen each, and writes what the model claimed as points, with the verdict of its second look:
 * `--points` judges them again without a model, however the screen is described by then.
 */
export async function keepAnswered(
  folder: string,
  designs: readonly EvalDesign[],
  evaluateWith: (design: EvalDesign, ask: AskModel) => Promise<Evaluation>,
  ask: AskModel,
  language: Language,
): Promise<readonly Evaluation[]> {
  await mkdir(folder, { recursive: true });
  const evaluations: Evaluation[] = [];
  for (const design of designs) {
    const [frame, ...others] = design.scene.frames;
    const heard = listening(ask);
    const evaluation = await evaluateWith(design, heard.ask);
    evaluations.push(evaluation);
    if (!frame || others.length > 0) continue;
    const screen = seeScreen(design.scene, frame, language);
    const points = heard.claims.map((claim) =>
      pointOf(claim, screen, !isDropped(claim, evaluation), language),
    );
    const file = path.join(folder, `${design.name}.json`);
    await writeFile(file, `${JSON.stringify({ design: design.name, frame: frame.id, points }, null, 2)}\n`);
  }
  return evaluations;
}
