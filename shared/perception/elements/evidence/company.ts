import { countsOf } from "../../../group-by.ts";
import { computedInSteps } from "../../frame/computed.ts";
import { styleOf } from "../../text/typography/text-style.ts";
import { isWords, type Thing } from "../../things/thing.ts";
import { things } from "../../things/things.ts";
import { NOT_THERE, type ElementEvidence } from "./evidence.ts";
import { roundnessOf } from "./paint.ts";
import { contrastOfLook, type Sight } from "./sight.ts";
import { paintedAround } from "./surroundings.ts";

/**
 * Numbers for each thing, by its order: its position among the things that lie in the same one, and how many
 * others look like it, there and in the things beside that one.
 */
interface Company {
  readonly position: Int32Array;
  readonly siblings: Int32Array;
  readonly cousins: Int32Array;
}

const STEP_PX = 8;

const lookOf = (thing: Thing): string =>
  isWords(thing)
    ? `text ${thing.layer.node.text.runs.length > 0 ? styleOf(thing.layer).sizePx : 0}`
    : `${thing.kind} ${thing.painter ? "*" : ""} ${Math.round(thing.box.height / STEP_PX)}`;

function countBy(keys: readonly string[]): Int32Array {
  const counts = countsOf(keys);
  return Int32Array.from(keys, (key) => (counts.get(key) ?? 1) - 1);
}

/** The company of all things of a frame. */
export const companyIn = computedInSteps(function* (frame): Generator<void, Company, void> {
  const all = things(frame);
  const position = new Int32Array(all.length);
  const met = new Int32Array(all.length);
  for (const { parent, order } of all)
    if (parent) {
      position[order] = met[parent.order] as number;
      met[parent.order] = (met[parent.order] as number) + 1;
    }
  yield;
  const looks = all.map(lookOf);
  const siblings = countBy(all.map(({ parent, order }) => `${parent?.order} ${looks[order]}`));
  yield;
  const cousins = countBy(all.map(({ parent, order }) => `${parent?.parent?.order} ${looks[order]}`));
  return { position, siblings, cousins };
});

const FEWEST_TOGETHER = 3;

/** True when a thing does not stand together with others that look like it. */
export const isAlone = ({ order }: Thing, { frame }: Sight): boolean =>
  (companyIn(frame).cousins[order] as number) + 1 < FEWEST_TOGETHER;

const ofBox =
  (measure: (box: Thing, thing: Thing, sight: Sight) => number) =>
  (thing: Thing, sight: Sight): number => {
    const box = paintedAround(thing);
    return box?.parent ? measure(box, thing, sight) : NOT_THERE;
  };

const meanLength = (thing: Thing | null): number => {
  if (!thing) return NOT_THERE;
  const { characters, texts } = thing.content;
  return texts > 0 ? characters / texts : NOT_THERE;
};

/** Evidence by the things that a thing stands together with, and by the box around them. */
export const COMPANY = {
  position: ({ order }, { frame }) => companyIn(frame).position[order] as number,
  alikeSiblings: ({ order }, { frame }) => companyIn(frame).siblings[order] as number,
  alikeCousins: ({ order }, { frame }) => companyIn(frame).cousins[order] as number,
  siblingIcons: ({ parent }) => (parent?.parent ? parent.content.icons : NOT_THERE),
  siblingPictures: ({ parent }) => (parent?.parent ? parent.content.pictures : NOT_THERE),
  siblingBoxes: ({ parent }) => (parent?.parent ? parent.content.boxes : NOT_THERE),
  siblingLength: ({ parent }) => meanLength(parent),
  boxContrast: ofBox((box, _, sight) => contrastOfLook(sight.fillOf(box))),
  boxStroke: ofBox((box, _, sight) => contrastOfLook(sight.strokeOf(box))),
  boxRoundness: ofBox((box) => roundnessOf(box)),
  boxTwins: ofBox((box, _, sight) => sight.twins.anywhere(box)),
  boxPictures: ofBox((box) => box.content.pictures),
  boxLength: ofBox(meanLength),
  leadsBox: ofBox((box, thing) => {
    const { first } = thing.content;
    return first && box.content.first === first ? 1 : 0;
  }),
} satisfies ElementEvidence;
