import { bottom, center, right } from "../../../scene/geometry.ts";
import { ASKS_NEWCOMERS, ASKS_OWNERS, SIGN_IN, SIGN_UP } from "../../../standards/words/sign-in-words.ts";
import { computed } from "../../frame/computed.ts";
import type { Frame, TextLayer } from "../../frame/frame.ts";
import { lookupForm } from "../../text/language/prose.ts";
import { textIndex } from "../../text/text-index.ts";
import { copyTexts } from "../copy-texts.ts";
import type { SignPurpose, SignWords } from "../sign-in-screen.ts";

/** A question such as “Already have an account?” and the answer beside or below it, each with whom it is for. */
export interface AccountQuestion {
  readonly question: SignWords;
  readonly answer: SignWords;
}

const FAR_PX = 32;

const purposeOf = (words: string, owners: RegExp, newcomers: RegExp): SignPurpose | undefined => {
  const found = lookupForm(words);
  if (newcomers.test(found)) return "up";
  return owners.test(found) ? "in" : undefined;
};

/** The text in the same line, right of the question, or else right below its middle. */
function besideOf(question: TextLayer, frame: Frame): TextLayer | undefined {
  const { box } = question.node;
  const { x, y } = center(box);
  const level = textIndex(frame)
    .touching({ x: right(box), y, width: FAR_PX, height: 1 })
    .find((text) => text !== question && text.node.box.y <= y && bottom(text.node.box) >= y);
  return (
    level ??
    textIndex(frame)
      .touching({ x, y: bottom(box), width: 1, height: FAR_PX })
      .find((text) => center(text.node.box).y > bottom(box))
  );
}

function questionOf(layer: TextLayer, frame: Frame): AccountQuestion | undefined {
  const [asked = "", ...rest] = layer.node.text.characters.split("?");
  const purpose = rest.length > 0 ? purposeOf(asked, ASKS_OWNERS, ASKS_NEWCOMERS) : undefined;
  if (!purpose) return undefined;
  const own = rest.join("?").trim();
  const other = own === "" ? besideOf(layer, frame) : layer;
  const words = own || other?.node.text.characters.trim();
  const answered = words ? purposeOf(words, SIGN_IN, SIGN_UP) : undefined;
  if (!other || !words || !answered) return undefined;
  return {
    question: { layer, words: `${asked.trim()}?`, purpose },
    answer: { layer: other, words, purpose: answered },
  };
}

/** The first question of a screen to those with or without an account that is answered right beside or below it. */
export const accountQuestion = computed(
  (frame: Frame): AccountQuestion | undefined =>
    copyTexts(frame).flatMap((layer) => questionOf(layer, frame) ?? [])[0],
);
