import { PROVIDER } from "../../model-stand-in.ts";
import { standInModel, type Asked, type Said } from "../../second-opinion/stand-in-model.ts";

/** Whoever says this of a screen gets one finding, and then waits for others until they cancel or try again. */
export const HELD = "Hold the rest of the answer back";

export const HELD_TITLE = "Two promo codes at once";

const CLAIM = {
  guideline: "no-contradiction",
  relation: "contradicts",
  others: [],
  fixes: [],
  value: "",
  severity: "minor",
  layers: ["L1"],
  title: HELD_TITLE,
  problem: "“Promo code” asks for a code, while “Promo code WINTER10” is taken off already.",
  why: "People wonder whether a second code counts as well.",
  fix: "Say beside the field which code is in use.",
};
const STANDS = {
  candidate: 0,
  is: "holds",
  sameAs: -1,
  layers: [],
  title: "",
  problem: "",
  why: "",
  fix: "",
  severity: "major",
};

function answerTo({ question, words }: Asked): Said {
  if (question === "verify") return { text: JSON.stringify({ findings: [], verdicts: [STANDS] }) };
  const isHeld = words.includes(HELD) && !words.includes("Said of this screen before");
  if (!isHeld) return { text: JSON.stringify({ findings: [], verdicts: [] }) };
  return { text: `{"findings": [${JSON.stringify(CLAIM)},`, ends: "never" };
}

/** Starts a model that notices nothing, apart from where it is held. Returns what points the product at it. */
export async function startHeldModel(): Promise<Readonly<Record<string, string>>> {
  const { url } = await standInModel(answerTo);
  return {
    OPENAI_API_KEY: "key of the stand-in",
    OPENAI_MODEL: "stand-in",
    OPENAI_BASE_URL: url,
    OPENAI_PROVIDER: PROVIDER,
  };
}
