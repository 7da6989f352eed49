import type { Element } from "../../../../perception/elements/element.ts";
import { elements } from "../../../../perception/elements/elements.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, Layer, TextLayer } from "../../../../perception/frame/frame.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { wordsOf } from "../../../../perception/text/language/prose.ts";
import { textIndex } from "../../../../perception/text/text-index.ts";
import { defineRule } from "../../../rule.ts";
import { areNear, center, grow, right, union } from "../../../../scene/geometry.ts";
import type { Box } from "../../../../scene/scene.ts";

const SAME_PX = 3;

const isKnob = ({ width, height }: Box, track: Box): boolean =>
  areNear(width, height, 4) && height > track.height;

/** Where the first part of a bar in two parts ends. */
function endOfFirst(boxes: readonly Box[], whole: Box): number | undefined {
  const [first, ...others] = boxes
    .filter(({ x }) => areNear(x, whole.x, SAME_PX))
    .toSorted((a, b) => a.width - b.width);
  return first && boxes.length === 2 && others.length <= 1 ? right(first) : undefined;
}

/**
 * The filled share of a slider or a progress bar, from 0 to 1: by its knob, or by the part in another colour.
 * Undefined for other elements, for two knobs, and where it cannot be told.
 */
function trackShare({ role, layers }: Element): number | undefined {
  if (role !== "slider" && role !== "progress") return undefined;
  const [track] = layers;
  const knobs = layers.slice(1).filter(({ node }) => isKnob(node.box, track.node.box));
  // Some push a bar as wide as its track out of it: what is cut off there is not seen.
  const boxes = layers
    .filter((layer) => !knobs.includes(layer))
    .map(({ node, visibleBox }) => visibleBox ?? node.box);
  const whole = union(boxes);
  const [knob, ...others] = knobs;
  // A knob may have a ring around it.
  const isOne = others.every(({ node }) =>
    areNear(center(node.box).x, center(knob?.node.box ?? node.box).x, SAME_PX),
  );
  if (!whole || whole.width <= 0 || !isOne) return undefined;
  const end = knob ? center(knob.node.box).x : endOfFirst(boxes, whole);
  return end === undefined ? undefined : Math.min(1, Math.max(0, (end - whole.x) / whole.width));
}

const NEAR_PX = 32;
/** Less than this cannot be seen. */
const SEEN_DIFFERENCE = { share: 0.06, px: 16 };
const TIME = /^([-–−])?(?:(\d{1,2}):)?(\d{1,2}):(\d{2})$/;
const PERCENT = /^(\d{1,3})\s?%$/;

interface Stated {
  readonly share: number;
  readonly words: string;
}

interface Time {
  readonly seconds: number;
  readonly isLeft: boolean;
}

function timeOf(text: TextLayer): Time | undefined {
  const [match, minus, hours = "0", minutes, seconds] = TIME.exec(wordsOf(text)) ?? [];
  if (match === undefined) return undefined;
  return {
    seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
    isLeft: minus !== undefined,
  };
}

/** The share that two times at the ends of a bar state: the time played, and the whole length or the rest. */
function statedByTimes(near: readonly TextLayer[]): Stated | undefined {
  const times = near.filter((text) => timeOf(text)).toSorted((a, b) => a.node.box.x - b.node.box.x);
  const [first, last] = times;
  if (!first || !last || times.length !== 2) return undefined;
  const [played, other] = [timeOf(first) as Time, timeOf(last) as Time];
  const whole = other.isLeft ? played.seconds + other.seconds : other.seconds;
  if (whole <= 0 || played.seconds > whole || played.isLeft) return undefined;
  return { share: played.seconds / whole, words: `${wordsOf(first)} / ${wordsOf(last)}` };
}

function statedByPercent(near: readonly TextLayer[]): Stated | undefined {
  const [only, ...others] = near.filter((text) => PERCENT.test(wordsOf(text)));
  if (!only || others.length > 0) return undefined;
  const share = Number(PERCENT.exec(wordsOf(only))?.[1]) / 100;
  return share <= 1 ? { share, words: wordsOf(only) } : undefined;
}

function stated(box: Box, frame: Frame): Stated | undefined {
  const near = textIndex(frame).touching(grow(box, NEAR_PX));
  return statedByTimes(near) ?? statedByPercent(near);
}

const tracks = computed(
  (frame: Frame): ReadonlyMap<Layer, Element> =>
    new Map(
      elements(frame)
        .filter((element) => trackShare(element) !== undefined)
        .map((element) => [element.layers[0], element]),
    ),
);

const isSeen = (difference: number, { width }: Box): boolean =>
  difference >= SEEN_DIFFERENCE.share && difference * width >= SEEN_DIFFERENCE.px;

const percent = (share: number): number => Math.round(share * 100);

export const progressDisagrees = defineRule({
  id: "progress-disagrees",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.nngroup.com/articles/visibility-system-status/",
  says: {
    en: {
      title: "A bar that contradicts its figures",
      problem: "The bar stands at {drawn} %, but “{words}” beside it is {stated} %.",
      why: "People look at the bar or at the figures; those who look at both do not know which is right.",
      fix: "Draw the bar at {stated} %, or change the figures.",
    },
    fr: {
      title: "Une barre qui contredit ses chiffres",
      problem: "La barre est à {drawn} %, mais « {words} » à côté fait {stated} %.",
      why: "On regarde la barre ou les chiffres ; si l’on regarde les deux, on ne sait pas à quoi se fier.",
      fix: "Placez la barre à {stated} %, ou changez les chiffres.",
    },
  },
  applies: (frame) => (isForPeople(frame) ? [...tracks(frame).keys()] : []),
  check: (layer, { frame, pass, fail }) => {
    const element = tracks(frame).get(layer);
    const drawn = element && trackShare(element);
    const said = element && stated(element.box, frame);
    if (drawn === undefined || !said || !isSeen(Math.abs(drawn - said.share), element.box)) return pass();
    return fail(
      { drawn: percent(drawn), stated: percent(said.share), words: said.words },
      { layers: element.layers },
    );
  },
});
