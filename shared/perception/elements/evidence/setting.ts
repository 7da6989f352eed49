import { toHex } from "../../../scene/color.ts";
import { computed } from "../../frame/computed.ts";
import { styleOf } from "../../text/typography/text-style.ts";
import type { TextThing, Thing } from "../../things/thing.ts";
import { NOT_THERE, type ElementEvidence } from "./evidence.ts";
import { sight, type Sight } from "./sight.ts";

/** How much of a screen is set in one way: its texts and their characters, and the share of larger texts. */
interface Use {
  texts: number;
  characters: number;
  larger: number;
}

interface Uses {
  readonly byText: ReadonlyMap<TextThing, Use>;
  readonly characters: number;
}

const settingOf = (text: TextThing, sight: Sight): string => {
  const { sizePx, weight } = styleOf(text.layer);
  const color = sight.fillOf(text)?.color;
  return `${sizePx} ${weight} ${color ? toHex(color) : ""}`;
};

const lengthOf = ({ layer }: TextThing): number => layer.node.text.characters.length;

/** How the texts of a frame are set. */
export const usesIn = computed((frame): Uses => {
  const view = sight(frame);
  const bySetting = new Map<string, Use>();
  const byText = new Map<TextThing, Use>();
  const texts = [...view.textThings.values()].toSorted(
    (a, b) => styleOf(b.layer).sizePx - styleOf(a.layer).sizePx || a.order - b.order,
  );
  let characters = 0;
  let [larger, lastPx] = [0, Infinity];
  for (const [index, text] of texts.entries()) {
    const { sizePx } = styleOf(text.layer);
    if (sizePx < lastPx) [larger, lastPx] = [index / texts.length, sizePx];
    const key = settingOf(text, view);
    const use = bySetting.get(key) ?? { texts: 0, characters: 0, larger };
    bySetting.set(key, use);
    byText.set(text, use);
    use.texts++;
    use.characters += lengthOf(text);
    characters += lengthOf(text);
  }
  return { byText, characters };
});

const ofUse =
  (measure: (use: Use, uses: Uses) => number) =>
  ({ content: { first } }: Thing, { frame }: Sight): number => {
    const uses = usesIn(frame);
    const use = first && uses.byText.get(first);
    return use ? measure(use, uses) : NOT_THERE;
  };

/** How usual on its screen the way is in which the first text is set: size, weight and colour. */
export const SETTING: ElementEvidence = {
  settingTexts: ofUse(({ texts }) => texts),
  settingShare: ofUse(({ characters }, all) => characters / Math.max(1, all.characters)),
  settingLength: ofUse(({ characters, texts }) => characters / texts),
  largerTexts: ofUse(({ larger }) => larger),
};
