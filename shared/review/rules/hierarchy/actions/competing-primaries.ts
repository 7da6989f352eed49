import { groupBy } from "../../../../group-by.ts";
import { GROUND_SHARE, SITE_BAR_PX, WIDE_FROM_PX } from "../../../../perception/frame/limits.ts";
import { areNear, bottom, center, gapBetween } from "../../../../scene/geometry.ts";
import { viewHeight } from "../../../../perception/structure/screens/first-view.ts";
import { asksForAction } from "../../../../perception/text/language/asks-for-action.ts";
import { labelWords } from "../../../../perception/text/language/label-words.ts";
import { excerpt, lookupForm } from "../../../../perception/text/language/prose.ts";
import { endTwoRows } from "../../../../perception/controls/row-words.ts";
import { isForPeople, screenKind } from "../../../../perception/structure/screens/screen-kind.ts";
import { textRoles } from "../../../../perception/copy/text-roles.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { sortedBy, type SortedBy } from "../../../../perception/frame/sorted-by.ts";
import { spend } from "../../../../perception/frame/budget.ts";
import type { Element } from "../../../../perception/elements/element.ts";
import { saysWhat } from "../../../../perception/elements/button-words.ts";
import { elements } from "../../../../perception/elements/elements.ts";
import { sight } from "../../../../perception/elements/evidence/sight.ts";
import { loudButtons } from "../../../../perception/elements/main-action.ts";
import { groundOf, thingOfLayer } from "../../../../perception/things/thing-of-layer.ts";
import type { Box } from "../../../../scene/scene.ts";
import { colorfulness, fromHex, isRedColor, toHex, WHITE } from "../../../../scene/color.ts";
import { defineRule } from "../../../rule.ts";
import { TOOL_WORDS } from "../../../../standards/words/action-words.ts";

const SAME_HEIGHT_RATIO = 1.25;

function looksAlike(a: Element, b: Element): boolean {
  const ratio = a.box.height / b.box.height;
  return ratio <= SAME_HEIGHT_RATIO && ratio >= 1 / SAME_HEIGHT_RATIO;
}

/** Each section of a page of several views has an action of its own: so far apart, with a heading in between. */
const SECTION_PX = 160;
/** A phone scrolls a task, too; what runs on below the view of a desk is a page. */
const LONG_PAGE_VIEWS = { phone: 2, desk: 1.2 };

function isLongPage(frame: Frame): boolean {
  const { width, height } = frame.root.node.box;
  return height >= LONG_PAGE_VIEWS[width >= WIDE_FROM_PX ? "desk" : "phone"] * viewHeight(frame);
}

/** The headings of a long page, by the place of their tops: none where all that is seen is one task. */
const headingsByTop = computed((frame: Frame): SortedBy<Layer> =>
  sortedBy(
    isLongPage(frame)
      ? [...textRoles(frame)].flatMap(([text, role]) => (role === "heading" ? [text] : []))
      : [],
    ({ node }) => node.box.y,
  ),
);

function isInNextSection(first: Element, other: Element, headings: SortedBy<Layer>): boolean {
  const [from, to] = [bottom(first.box), other.box.y];
  return to - from >= SECTION_PX && headings.countNear((from + to) / 2, (to - from) / 2) > 0;
}

const FOOT = { heightPx: 140, shortestPagePx: 900 };

/** True of what lies on a box that begins with the page and is as wide: the menu that its bar opened, or its first section. */
function isOnTopBox({ layers: [layer] }: Element, frame: Frame): boolean {
  const page = frame.root.node.box;
  const ground = groundOf(layer, frame)?.box;
  return (
    ground !== undefined &&
    areNear(ground.y, page.y) &&
    ground.width >= GROUND_SHARE.ofWidth * page.width &&
    bottom(ground) < bottom(page)
  );
}

/** A tool of a site is at hand on every page, and the main action of none. */
const isTool = ({ label }: Element): boolean => labelWords(label).every((word) => TOOL_WORDS.has(word));

/** A line of news or of addresses above the bar of a site moves it down: by so many links in its line it is one. */
const LOW_BAR = { reachPx: 2 * SITE_BAR_PX, fewestLinks: 3, levelPx: 8 };

const linksByMiddle = computed((frame: Frame) =>
  sortedBy(
    elements(frame).filter(({ role }) => role === "link"),
    ({ box }) => center(box).y,
  ),
);

function isInBar({ box }: Element, frame: Frame): boolean {
  const middle = center(box).y;
  const reachPx =
    linksByMiddle(frame).countNear(middle, LOW_BAR.levelPx) >= LOW_BAR.fewestLinks
      ? LOW_BAR.reachPx
      : SITE_BAR_PX;
  return middle - frame.root.node.box.y <= reachPx;
}

/** The bar of a site, what begins with the page, its foot and what lies between: each asks for something of its own. */
function partOf(button: Element, frame: Frame): "bar" | "top" | "foot" | "between" {
  const { box } = button;
  const page = frame.root.node.box;
  if (isInBar(button, frame)) return "bar";
  if (isOnTopBox(button, frame)) return "top";
  const hasFoot = page.width >= WIDE_FROM_PX && page.height >= FOOT.shortestPagePx;
  return hasFoot && center(box).y >= bottom(page) - FOOT.heightPx ? "foot" : "between";
}

interface View {
  readonly frame: Frame;
  readonly heightPx: number;
  readonly headings: SortedBy<Layer>;
}

const areLevel = (first: Element, other: Element): boolean =>
  Math.abs(first.box.y - other.box.y) < first.box.height;

const SAME_CARD = { widthPx: 2, heightRatio: 1.15 };

function areCards(card: Box, next: Box): boolean {
  const ratio = card.height / next.height;
  return (
    Math.max(ratio, 1 / ratio) <= SAME_CARD.heightRatio && areNear(card.width, next.width, SAME_CARD.widthPx)
  );
}

/**
 * True in one column, if not each on a card of one size, and of two close beside each other on one ground: further apart each ends a
 * column of its own, as that of a plan does.
 */
function areTogether(first: Element, other: Element, frame: Frame): boolean {
  const [own, next] = [first, other].map(({ layers: [layer] }) => groundOf(layer, frame));
  const apartPx = gapBetween(first.box, other.box).x;
  if (apartPx <= 0) return own === next || !own || !next || !areCards(own.box, next.box);
  return own === next && areLevel(first, other) && apartPx < Math.min(first.box.width, other.box.width);
}

/** Two colours side by side may be two answers; above each other, both ask for something as loudly as they can. */
function areOneLook(first: Element, other: Element, frame: Frame): boolean {
  if (fillOf(first, frame) === fillOf(other, frame)) return true;
  return !areLevel(first, other) && asksForAction(first.label) && asksForAction(other.label);
}

/** The buttons that can be seen together with one of them in its section, and look like it; two that only name things are values. */
const rivalsOf = (first: Element, all: readonly Element[], { frame, heightPx, headings }: View) =>
  all.filter(
    (other) =>
      other !== first &&
      (saysWhat(first) || saysWhat(other)) &&
      looksAlike(first, other) &&
      areOneLook(first, other, frame) &&
      !endTwoRows(first.layers[0], other.layers[0], frame) &&
      partOf(first, frame) === partOf(other, frame) &&
      other.box.y >= first.box.y &&
      bottom(other.box) - first.box.y <= heightPx &&
      !isInNextSection(first, other, headings),
  );

/** A label of so many words says what is done before its last one. */
const LONG_WORDS = 4;

/** “Product 1” and “Product 2” differ by a number alone; “Sign up as a buyer” and “Sign up as a seller” ask who one is. */
function seriesOf({ label }: Element): string {
  const words = lookupForm(label).replace(/\d+/gu, "#").split(" ");
  return words.slice(0, words.length < LONG_WORDS ? words.length : -1).join(" ");
}

const labelOf = ({ label }: Element): string => lookupForm(label);

/** Each action once, and none of a series, nor one that each of several things has for itself: “Order” beside each dish. */
function actionsOf(all: readonly Element[], frame: Frame): readonly Element[] {
  const bySeries = groupBy(all, seriesOf);
  const once = [...groupBy(all, labelOf).values()].flatMap(([first, second]) =>
    second && endTwoRows(first.layers[0], second.layers[0], frame) ? [] : first,
  );
  return once.filter((one) => new Set(bySeries.get(seriesOf(one))?.map(labelOf)).size === 1);
}

type Rivalry = readonly [Element, Element, ...Element[]];

/** The colour of the box of a button as `#rrggbb`. */
function fillOf({ layers: [layer] }: Element, frame: Frame): string {
  const thing = thingOfLayer(layer, frame);
  return toHex((thing && sight(frame).fillOf(thing)?.color) ?? WHITE);
}

const LOUD = 0.35;

/** True of a fill in a strong colour that says nothing by itself, as red does: that something is lost, or wrong. */
function isLoudFill(fill: string): boolean {
  const color = fromHex(fill);
  return colorfulness(color) >= LOUD && !isRedColor(color);
}

/** Only buttons of one colour compete, and those in two loud colours. */
function lookOf(button: Element, frame: Frame): string {
  const fill = fillOf(button, frame);
  return isLoudFill(fill) ? "loud" : fill;
}

/** So many of one size in one view are tiles to choose from. */
const FEWEST_TILES = 4;

const areTiles = (first: Element, others: readonly Element[]): boolean =>
  others.length + 1 >= FEWEST_TILES &&
  others.every(({ box }) => areNear(box.width, first.box.width) && areNear(box.height, first.box.height));

/** Buttons that compete, view by view from the top; each is named once. */
function rivalries(all: readonly Element[], view: View): readonly Rivalry[] {
  const named = new Set<Element>();
  const groups = groupBy(all, (one) => lookOf(one, view.frame));
  return all.flatMap((first) => {
    if (named.has(first)) return [];
    const group = groups.get(lookOf(first, view.frame)) ?? [];
    spend(first.layers[0], group.length);
    const alike = rivalsOf(first, group, view).filter((rival) => !named.has(rival));
    const isTile = areTiles(first, alike);
    const [second, ...others] = alike.filter((rival) => isTile || areTogether(first, rival, view.frame));
    for (const button of [first, second, ...others]) if (button) named.add(button);
    return second && !isTile ? [[first, second, ...others]] : [];
  });
}

const isFilledButton = ({ role, emphasis, state }: Element): boolean =>
  role === "button" && emphasis === "filled" && state !== "disabled";

export const competingPrimaries = defineRule({
  id: "competing-primaries",
  aspect: "hierarchy",
  severity: "minor",
  judges: "controls",
  basis: "https://carbondesignsystem.com/components/button/usage",
  says: {
    en: {
      title: "Main actions compete",
      problem: "“{first}” and “{second}” look equally important: this view has {count} main buttons.",
      why: "With one main button people see at once what to do next; with several they have to stop and choose.",
      fix: "Keep the strong style for the most important action, and make the others outlined or plain.",
    },
    fr: {
      title: "Actions principales en concurrence",
      problem:
        "« {first} » et « {second} » semblent aussi importants l’un que l’autre dans une même vue (boutons principaux : {count}).",
      why: "Avec un seul bouton principal, on voit aussitôt quoi faire ; avec plusieurs, il faut s’arrêter et choisir.",
      fix: "Réservez le style fort à l’action la plus importante, et donnez aux autres un simple contour ou aucun fond.",
    },
  },
  applies: (frame) => {
    const isOneView = isForPeople(frame) && screenKind(frame) !== "board";
    return isOneView && elements(frame).some(isFilledButton) ? [frame.root] : [];
  },
  check: (_, { frame, fail }) => {
    const buttons = loudButtons(elements(frame), sight(frame)).filter((one) => !isTool(one));
    const found = rivalries(actionsOf(buttons, frame), {
      frame,
      heightPx: viewHeight(frame),
      headings: headingsByTop(frame),
    });
    return found.map(([first, second, ...others]) =>
      fail(
        {
          first: excerpt(first.label, 40),
          second: excerpt(second.label, 40),
          count: others.length + 2,
        },
        {
          layers: [first, second, ...others].map(({ layers: [layer] }) => layer),
        },
      ),
    );
  },
});
