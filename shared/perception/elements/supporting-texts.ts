import { areNear, bottom } from "../../scene/geometry.ts";
import { styleOf } from "../text/typography/text-style.ts";
import type { TextThing, Thing } from "../things/thing.ts";
import type { ElementParts } from "./element.ts";
import { contrastOfLook, type Sight } from "./evidence/sight.ts";
import { isColored, isRed } from "./looks/colors-of-words.ts";
import { isSetAsLink } from "./looks/looks-like-link.ts";
import { labelsOfChoices } from "./labels-of-choices.ts";
import type { Recognised } from "./recognised.ts";
import { isAppScreen } from "./signs/sign.ts";
import { charactersOf } from "./texts-in.ts";

const CERTAINTY = { ofField: 0.8, ofHeading: 0.6 };

const supporting = (role: Recognised["role"], text: TextThing, certainty: number): Recognised => ({
  role,
  things: [text],
  box: text.box,
  certainty,
});

/** A label of what comes next, or a question such as “Forgot password?”. */
const LEADS_ON = /[:?]$/u;

const leadsOn = (text: TextThing, sight: Sight): boolean =>
  LEADS_ON.test(charactersOf(text.layer).slice(-1)) ||
  isSetAsLink(text) ||
  (isColored(sight.fillOf(text), sight) && !isRed(sight.fillOf(text)));

/** The texts right under fields: a red one says that something is wrong, any other helps to fill the field in. */
const underFields = (ofFields: ReadonlyMap<Recognised, ElementParts>, sight: Sight): readonly Recognised[] =>
  [...ofFields.values()].flatMap(({ helper }) => {
    const text = helper && sight.textThings.get(helper);
    if (!text || leadsOn(text, sight)) return [];
    return [supporting(isRed(sight.fillOf(text)) ? "error-text" : "helper-text", text, CERTAINTY.ofField)];
  });

const BELOW = { gapPx: 20, gapToSize: 1.3, offPx: 6 };
const LESSER = { fewestWords: 3, mostOfSize: 0.95, mostOfContrast: 0.8 };

/**
 * True when a text begins where the heading begins, as help does; words in the middle below one another are a slogan.
 */
const beginsWith = ({ box }: TextThing, heading: Thing): boolean =>
  areNear(box.x, heading.box.x, BELOW.offPx);

const WORD = /\p{L}{2}/u;

const isSentence = ({ layer }: TextThing): boolean => {
  const words = charactersOf(layer)
    .split(" ")
    .filter((word) => WORD.test(word));
  return words.length >= LESSER.fewestWords;
};

/** A few words that are smaller than the heading and fainter. */
function isLesser(text: TextThing, heading: TextThing, sight: Sight): boolean {
  const share = styleOf(text.layer).sizePx / styleOf(heading.layer).sizePx;
  const contrast = (one: TextThing): number => contrastOfLook(sight.fillOf(one));
  const isFainter = contrast(text) <= LESSER.mostOfContrast * contrast(heading);
  return isSentence(text) && share <= LESSER.mostOfSize && isFainter;
}

/** Small faint words right below a heading: they say what the screen or the section is for. */
function underHeading({ things: [thing] }: Recognised, sight: Sight): readonly Recognised[] {
  const { first: heading } = thing.content;
  if (!heading || heading.layer.node.text.runs.length === 0) return [];
  const { box } = heading;
  const height = Math.max(BELOW.gapPx, BELOW.gapToSize * styleOf(heading.layer).sizePx);
  const [nearest] = sight.texts
    .touching({ x: box.x, y: bottom(box), width: box.width, height })
    .map((layer) => sight.textThings.get(layer))
    .filter((text): text is TextThing => text !== undefined && text.box.y >= bottom(box) - 2)
    .toSorted((a, b) => a.box.y - b.box.y || a.order - b.order);
  const isSupport = nearest && beginsWith(nearest, heading) && isLesser(nearest, heading, sight);
  return isSupport ? [supporting("helper-text", nearest, CERTAINTY.ofHeading)] : [];
}

function isTaken(thing: Thing, taken: ReadonlySet<Thing>): boolean {
  for (let next: Thing | null = thing; next; next = next.parent) if (taken.has(next)) return true;
  return false;
}

/** Cards and rows say things of their own; a sheet is a part of the screen. */
const HOLDS_OTHERS: ReadonlySet<Recognised["role"]> = new Set(["tab-bar", "picture"]);

/**
 * Texts that help with something: what stands under a field, and on screens of apps the words below a heading. No text
 * that is an element already, or a part of one.
 */
export function supportingTexts(
  all: readonly Recognised[],
  ofFields: ReadonlyMap<Recognised, ElementParts>,
  sight: Sight,
): readonly Recognised[] {
  const headings = isAppScreen(sight) ? all.filter(({ role }) => role === "heading") : [];
  const found = [
    ...underFields(ofFields, sight),
    ...headings.flatMap((heading) => underHeading(heading, sight)),
  ];
  const taken = new Set<Thing>([
    ...all.filter(({ role }) => !HOLDS_OTHERS.has(role)).flatMap(({ things }) => things),
    ...labelsOfChoices(all, sight),
  ]);
  return found.filter(({ things: [text] }) => {
    if (isTaken(text, taken)) return false;
    taken.add(text);
    return true;
  });
}
