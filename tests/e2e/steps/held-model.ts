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

/** Whoever says this of a screen gets one finding, with words that would mend it. */
export const MENDED = "Say it so that a click mends it";

export const MENDED_TITLE = "Nobody knows what this adds";
const UNCLEAR = "Add Gift Card";
export const CLEAR = "Pay with a gift card";
export const SHORTER = "Use a gift card";

/** The handle that a question has for the button, by its words or by those that mended it. */
function handleOfButton(words: string): string {
  const handle = new RegExp(`(L\\d+) button "(?:${UNCLEAR}|${SHORTER})"`).exec(words)?.[1];
  if (handle === undefined) throw new Error(`The question has no button “${UNCLEAR}”.`);
  return handle;
}

/** The claim that the button is unclear. */
function claimOfButton(words: string): object {
  const handle = handleOfButton(words);
  return {
    ...CLAIM,
    guideline: "labels-tell",
    relation: "unclear",
    layers: [handle],
    fixes: [[{ layer: handle, set: "text", to: CLEAR }]],
    title: MENDED_TITLE,
    problem: `“${UNCLEAR}” may add one to the order, or pay with one.`,
    why: "Whoever has one in hand does not dare to tap it.",
    fix: `Write “${CLEAR}”.`,
  };
}

export const SAYS = `“${UNCLEAR}” says what is added, and not what for.`;

/** A point of a reply about the button, with other words for it. */
function pointOfButton(words: string): object {
  const layer = handleOfButton(words);
  const fixes = [[{ layer, set: "text", to: SHORTER }]];
  return { says: SAYS, layers: [layer], relation: "other", others: [], value: "", fixes };
}

/** The purpose that this screen is taken for. */
export const PURPOSE = "The last step of an order, for people who pay by card";

const STANDS = {
  candidate: 0,
  is: "holds",
  sameAs: -1,
  fixes: [],
  layers: [],
  title: "",
  problem: "",
  why: "",
  fix: "",
  severity: "major",
};

function answerTo({ question, words }: Asked): Said {
  if (question === "reply") return { text: JSON.stringify({ points: [pointOfButton(words)] }) };
  if (question === "verify") return { text: JSON.stringify({ findings: [], verdicts: [STANDS] }) };
  if (words.includes(MENDED))
    return {
      text: JSON.stringify({ reading: { purpose: PURPOSE }, findings: [claimOfButton(words)], verdicts: [] }),
    };
  const isHeld = words.includes(HELD) && !words.includes("Said of this screen before");
  if (!isHeld) return { text: JSON.stringify({ findings: [], verdicts: [] }) };
  return { text: `{"findings": [${JSON.stringify(CLAIM)},`, ends: "never" };
}

/** Starts a model that notices nothing, apart from where it is held or is to mend. Returns what points the product at it. */
export async function startHeldModel(): Promise<Readonly<Record<string, string>>> {
  const { url } = await standInModel(answerTo);
  return {
    OPENAI_API_KEY: "key of the stand-in",
    OPENAI_MODEL: "stand-in",
    OPENAI_BASE_URL: url,
    OPENAI_PROVIDER: PROVIDER,
  };
}
