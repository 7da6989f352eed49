import { onTestFinished } from "vitest";
import type { OpinionScreen, SecondOpinionFinding } from "../../shared/api/review-shapes.ts";
import { sceneOf, screen, text } from "../../shared/scene/testing.ts";
import { standInModel, type Asked, type Said, type StandInModel } from "./stand-in-model.ts";
import type { AskModel } from "../../server/second-opinion/ask-model.ts";
import { noLog } from "../../server/log.ts";
import { openAi } from "../../server/vendors/openai.ts";
import {
  makeSecondOpinion,
  type SecondOpinionOptions,
} from "../../server/second-opinion/make-second-opinion.ts";
import type { DroppedCandidate, OpinionRequest } from "../../server/second-opinion/second-opinion.ts";

/** A screen with texts below each other: that of `1` is `1:1`, its texts are `1:2` and on. */
export const screenOf = (id: string, ...texts: readonly string[]) =>
  screen(
    texts.map((words, index) => text(words, { id: `${id}:${index + 2}`, x: 20, y: 60 + 40 * index })),
    { id: `${id}:1`, name: `Checkout ${id}` },
  );

export const TITLE = "Order summary";

/** A look at a screen with two texts. */
export const REQUEST: OpinionRequest = {
  scene: sceneOf(screenOf("1", TITLE, "Total 42 €")),
  pictures: [],
  aspects: ["ux", "ui", "copy", "hierarchy"],
  purpose: "Pay for an order",
  language: "en",
  measured: [],
};

/** A claim of the second text, which stands. */
export const CLAIM = {
  guideline: "recognition",
  relation: "unclear",
  layers: ["L2"],
  others: [],
  fixes: [],
  value: "",
  severity: "minor",
  title: "The total hides its parts",
  problem: "“Total 42 €” does not tell whether delivery is included.",
  why: "Customers go back to the basket to be sure.",
  fix: "Name what the sum is made of, below it.",
};
/** Another one, of the first text. */
export const OTHER = {
  ...CLAIM,
  guideline: "labels-tell",
  layers: ["L1"],
  title: "The heading is vague",
  problem: `“${TITLE}” could stand over any step of the way.`,
};
/** The verdict of a second look on a claim that stands. */
export const STANDS = {
  candidate: 0,
  is: "holds",
  sameAs: -1,
  fixes: [],
  layers: [],
  title: "",
  problem: "",
  why: "",
  fix: "",
  severity: "minor",
};

/** An answer to the first question. */
export const findings = (...found: readonly unknown[]): Said => ({
  text: JSON.stringify({ findings: found, verdicts: [] }),
});
/** An answer to the second one. */
export const verdicts = (...judged: readonly unknown[]): Said => ({
  text: JSON.stringify({ findings: [], verdicts: judged }),
});

/** Lets every candidate of a task stand, or judges it in its own way. */
export const judge =
  (of: (title: string) => object = () => ({})) =>
  ({ words }: Asked): Said =>
    verdicts(
      ...words
        .split("\n")
        .filter((line) => line.startsWith('{"candidate":'))
        .map((line) => JSON.parse(line) as { candidate: number; title: string })
        .map(({ candidate, title }) => ({ ...STANDS, candidate, ...of(title) })),
    );

/** A model behind a real port that answers so, until the test ends. */
export async function openModel(answer: (asked: Asked) => Said | Promise<Said>): Promise<StandInModel> {
  const model = await standInModel(answer);
  onTestFinished(() => model.stop());
  return model;
}

/** A model that finds and verifies so. */
export const modelThat = (
  find: Said | ((asked: Asked) => Said),
  verify: Said | ((asked: Asked) => Said) = judge(),
): Promise<StandInModel> =>
  openModel((asked) => {
    const answer = asked.question === "find" ? find : verify;
    return typeof answer === "function" ? answer(asked) : answer;
  });

/** Limits of a look, with a model that nobody need wait for. */
const OPTIONS: Omit<SecondOpinionOptions, "ask"> = {
  model: "some-model",
  provider: "Some models",
  inputEur: 2,
  outputEur: 10,
  screenMs: 5000,
  screenTokens: 100_000,
  atOnce: 4,
  looksAcross: false,
  mostCandidates: 12,
  now: Date.now,
  wait: async () => {},
  log: noLog,
};

/** How a client reaches a model. */
const connect = (baseUrl: string) => ({
  apiKey: "k",
  baseUrl,
  model: "some-model",
  timeoutMs: 5000,
  maxOutputTokens: 1000,
});

export const opinionOf = (baseUrl: string, options: Partial<SecondOpinionOptions> = {}) =>
  makeSecondOpinion({ ...OPTIONS, ask: openAi(connect(baseUrl)), ...options });

export const never = (): AbortSignal => new AbortController().signal;

/** A second opinion on a model that is asked right here, and costs next to nothing. */
export const opinionOn = (ask: AskModel, options: Partial<SecondOpinionOptions> = {}) =>
  makeSecondOpinion({ ...OPTIONS, screenMs: 10_000, screenTokens: 10_000, now: () => 0, ask, ...options });

/** Gives the opinion of a model on a screen, with everything that was told on the way. */
export async function give(
  { url }: { readonly url: string },
  asked: Partial<OpinionRequest> = {},
  options: Partial<SecondOpinionOptions> = {},
) {
  const told: SecondOpinionFinding[] = [];
  const steps: OpinionScreen[] = [];
  const dropped: DroppedCandidate[] = [];
  const result = await opinionOf(url, { onDropped: (drop) => dropped.push(drop), ...options }).give(
    { ...REQUEST, ...asked },
    (finding) => told.push(finding),
    never(),
    (step) => steps.push(step),
  );
  return { ...result, told, steps, reasons: dropped.map(({ reason }) => reason), words: dropped };
}
