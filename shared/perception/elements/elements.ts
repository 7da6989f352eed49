import { computedInSteps } from "../frame/computed.ts";
import type { Frame, Layer } from "../frame/frame.ts";
import { computed } from "../frame/computed.ts";
import { styleOf } from "../text/typography/text-style.ts";
import { describe } from "./describe.ts";
import type { Element, Role } from "./element.ts";
import { sight, type Sight } from "./evidence/sight.ts";
import { eyesOf } from "./fields/eyes-of-fields.ts";
import { fieldParts } from "./fields/field-parts.ts";
import { mainActionOf } from "./main-action.ts";
import { recognise } from "./recognise.ts";
import type { Recognised } from "./recognised.ts";
import { SIGNS } from "./signs/all-signs.ts";
import type { Sign } from "./signs/sign.ts";
import { supportingTexts } from "./supporting-texts.ts";

const TITLE_SHARE = 0.5;
const VIEW_PX = 900;

const sizeOf = ({ things }: Recognised, sight: Sight): number => {
  const { first } = sight.contentOf(things[0]);
  return first && first.layer.node.text.runs.length > 0 ? styleOf(first.layer).sizePx : 0;
};

/** The heading that names the screen: the largest near its top. */
function titleOf(headings: readonly Recognised[], view: Sight): Recognised | undefined {
  const reach = TITLE_SHARE * Math.min(view.box.height, VIEW_PX);
  return headings
    .filter(({ box }) => box.y - view.box.y <= reach)
    .toSorted((a, b) => sizeOf(b, view) - sizeOf(a, view) || a.box.y - b.box.y)[0];
}

const ROW = { share: 0.7, maxHeightPx: 104 };

function roleOf(one: Recognised, title: Recognised | undefined, view: Sight): Role {
  if (one.role === "heading") return one === title ? "screen-title" : "section-heading";
  const isRow = one.box.width >= ROW.share * view.box.width && one.box.height <= ROW.maxHeightPx;
  return one.role === "card" && isRow ? "list-row" : one.role;
}

/** The finer roles that are only told apart once all is recognised. */
const FINER: Readonly<Partial<Record<Recognised["role"], readonly Role[]>>> = {
  heading: ["screen-title", "section-heading"],
  card: ["card", "list-row"],
};

/** Nobody has to be told twice that something is not what it looks like. */
const withoutDenied = (found: readonly Recognised[], { isDenied }: Frame): readonly Recognised[] =>
  isDenied
    ? found.filter(({ role, things }) => {
        const roles = FINER[role] ?? [role];
        const layers = things.flatMap(({ layer, painter }) => (painter ? [layer, painter] : [layer]));
        return !layers.some((layer) => roles.some((one) => isDenied(layer, one)));
      })
    : found;

const byPlace = ({ box: a }: Element, { box: b }: Element): number => a.y - b.y || a.x - b.x;

/** The elements of a frame as some of the signs and the model tell them: to measure what a sign brings. */
export function* elementsBy(frame: Frame, signs: readonly Sign[]): Generator<void, readonly Element[], void> {
  const view = sight(frame);
  yield;
  const found = withoutDenied(yield* recognise(view, signs), frame);
  yield;
  const recognised = [...found, ...eyesOf(found, view)];
  yield;
  const title = titleOf(
    recognised.filter(({ role }) => role === "heading"),
    view,
  );
  const ofFields = fieldParts(
    recognised.filter(({ role }) => role === "field"),
    view,
  );
  yield;
  const all = [...recognised, ...supportingTexts(recognised, ofFields, view)];
  yield;
  const described = all.map((one) => describe(one, roleOf(one, title, view), view, ofFields));
  yield;
  const main = mainActionOf(described, view);
  return described
    .map((element) => (element === main ? { ...element, isPrimary: true as const } : element))
    .toSorted(byPlace);
}

/**
 * The elements of a frame as people see them, from top to bottom and from left to right: what is painted, what it says
 * and where it stands decide; names, components and prototype links are evidence when they are there.
 */
export const elements = computedInSteps((frame: Frame) => elementsBy(frame, SIGNS));

/** The elements of a frame by each of their layers. */
export const elementByLayer = computed(
  (frame: Frame): ReadonlyMap<Layer, Element> =>
    new Map(elements(frame).flatMap((element) => element.layers.map((layer) => [layer, element] as const))),
);
