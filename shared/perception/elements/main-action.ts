import { SITE_BAR_PX } from "../frame/limits.ts";
import { type SortedBy, sortedBy } from "../frame/sorted-by.ts";
import { isInColor } from "../../scene/color.ts";
import { area, bottom, center, contains, gapBetween, right, stepOf } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import { DEFAULT_TEXTS } from "../../standards/copy/placeholder-copy.ts";
import { ASKS_AGAIN } from "../../standards/words/label-words.ts";
import { SIGN_IN, SIGN_UP } from "../../standards/words/sign-in-words.ts";
import { isJoined } from "../paint/is-joined.ts";
import { isVeiled } from "../paint/veils.ts";
import { clusters } from "../structure/clusters.ts";
import { lookupForm } from "../text/language/prose.ts";
import { groundOf, thingOfLayer } from "../things/thing-of-layer.ts";
import { isAboutProduct, isBeside, isThroughOthers, leadsBack, saysWhat } from "./button-words.ts";
import { isSure, type Element, type Emphasis } from "./element.ts";
import { isAlike, isChosen, isNear, isOneOfEquals, ofLists } from "./equal-buttons.ts";
import type { Sight } from "./evidence/sight.ts";
import { isFaint } from "./looks/colors-of-words.ts";
import { saysField } from "./looks/entry-words.ts";
import { isPhone } from "./signs/sign.ts";

/** How strongly each way of drawing a button asks to be pressed. */
const LOUDNESS: Readonly<Record<Emphasis, number>> = { filled: 1, tinted: 0.35, outlined: 0.25, text: 0 };
const LEAST_PULL = 0.6;
/** The pull that the only button of a screen needs. */
const LEAST_PULL_ALONE = 0.4;
/** Higher boxes are cards rather than buttons, whatever is pressed. */
const HIGHEST_PX = 96;
/** A lower box is a mark, or a link in the foot of a page: nobody puts what a screen is for where a finger misses it. */
const LOWEST_PX = 24;
/** A button as wide as a phone is as large as one needs to be, on any screen. */
const LARGE_PX = { width: 375, height: 44 };

/** The share of its pull that is left to a button that leads away from the task of its screen, or stands aside. */
const BESIDE = 0.6;
/** The pull that is added to a button that says what it does. */
const SAYS_WHAT = 0.2;

/** A higher screen is scrolled as a page of the web is, and shows its first view first. */
const HIGHEST_SCREEN_PX = { phone: 2000, wide: 1200 };
const VIEW_PX = 900;
const DOWN = 0.15;

function heightOfView(sight: Sight): number {
  const { height } = sight.box;
  return height <= HIGHEST_SCREEN_PX[isPhone(sight) ? "phone" : "wide"] ? height : Math.min(VIEW_PX, height);
}

const fromTop = ({ y }: Box, sight: Sight): number => Math.max(0, y - sight.box.y);

/**
 * A bonus from 0 to `DOWN` for the place: the last thing to do stands last; on pages of the web, in the first view.
 */
function weightOfPlace(box: Box, sight: Sight): number {
  const share = fromTop(box, sight) / Math.max(1, heightOfView(sight));
  return share <= 1 ? DOWN * share : 0;
}

const isInBar = ({ box }: Element, sight: Sight): boolean =>
  !isPhone(sight) && fromTop(box, sight) + box.height / 2 <= SITE_BAR_PX;

/** In the bar of a site, or further down a page than people see at first. */
const standsAside = (button: Element, sight: Sight): boolean =>
  fromTop(button.box, sight) > heightOfView(sight) || isInBar(button, sight);

const FORM = { fewestFields: 3, abovePx: 400 };

/** “Place order” right below the fields of a form sends what people came to fill in, however far down the page that is. */
const endsForm = (button: Element, fields: readonly Element[]): boolean =>
  saysWhat(button) &&
  !isBeside(button) &&
  fields.filter(({ box }) => {
    const gap = button.box.y - bottom(box);
    return gap >= 0 && gap <= FORM.abovePx;
  }).length >= FORM.fewestFields;

/** Where a button stands: its screen, whether no other asks as much, and the fields beside it. */
interface Around {
  readonly sight: Sight;
  readonly isAlone: boolean;
  readonly fields: readonly Element[];
}

/** A field and the button at its end lie no further apart. */
const AT_A_FIELD_PX = 16;
/** A screen with more fields is a table to fill in. */
const MOST_FIELDS = 40;

/** “Apply” in the box of a code, “Go” at the end of a search: sends what that field holds, and not the screen. */
const isOfField = ({ box }: Element, fields: readonly Element[]): boolean =>
  fields.some((field) => {
    const gap = gapBetween(box, field.box);
    return box.height <= field.box.height && gap.x <= AT_A_FIELD_PX && gap.y < 0 && box.x > field.box.x;
  });

/** How strongly a button asks to be pressed: how loud, how large, what it says, where it stands. */
function pullOf(button: Element, { sight, isAlone, fields }: Around): number {
  const { box } = button;
  const size = Math.min(
    1,
    Math.sqrt(area(box) / (Math.min(sight.box.width, LARGE_PX.width) * LARGE_PX.height)),
  );
  // A way in through somebody else’s account is beside the point twice: it is not even the screen’s own.
  const shares = [
    isBeside(button) && !isAlone,
    isThroughOthers(button) && !isAlone,
    isOfField(button, fields) && !isAlone,
    box.height > HIGHEST_PX,
    standsAside(button, sight) && !endsForm(button, fields),
  ];
  const share = BESIDE ** shares.filter(Boolean).length;
  return (
    share *
    (loudnessOf(button) * (0.4 + 0.6 * size) +
      (saysWhat(button) ? SAYS_WHAT : 0) +
      (endsForm(button, fields) ? DOWN : weightOfPlace(box, sight)))
  );
}

/** A grey button beside one in a colour is the quieter of the two. */
function isColored({ layers: [layer] }: Element, sight: Sight): boolean {
  const thing = thingOfLayer(layer, sight.frame);
  const fill = thing && sight.fillOf(thing);
  return fill !== undefined && isInColor(fill.color);
}

/** Of two that look alike and say as much, side by side or one below the other, the first; a slip of one out of their line is none. */
const comesBefore = (a: Element, b: Element, sight: Sight): boolean =>
  isAlike(a, b) &&
  (isColored(a, sight) || !isColored(b, sight)) &&
  ((isNear(a.box.y, b.box.y) && a.box.x < b.box.x) ||
    (gapBetween(a.box, b.box).x < 0 && a.box.y < b.box.y)) &&
  saysWhat(a) === saysWhat(b) &&
  isBeside(a) === isBeside(b);

/** The views up to which a page is one task, which its end is part of. */
const MOST_VIEWS = 2;

/**
 * “Paid” on a pill is a state: on a page of few views a button that is as loud and larger, and says what it does, is what people
 * come for, also at its end.
 */
const outdoes = (button: Element, first: Element, sight: Sight): boolean =>
  sight.box.height <= MOST_VIEWS * VIEW_PX &&
  saysWhat(button) &&
  !saysWhat(first) &&
  !isBeside(button) &&
  !isInBar(button, sight) &&
  loudnessOf(button) >= loudnessOf(first) &&
  area(button.box) > area(first.box);

const FLOATING = { smallestPx: 40, largestPx: 96, below: 0.5 };

/** The one loud icon in the lower half of a phone's screen that has no button: what floats there adds, or goes on. */
function floatingAction(elements: readonly Element[], sight: Sight): Element | undefined {
  if (!isPhone(sight)) return undefined;
  const [icon, ...others] = elements.filter(
    ({ role, emphasis, box }) =>
      role === "icon-button" &&
      emphasis === "filled" &&
      Math.min(box.width, box.height) >= FLOATING.smallestPx,
  );
  if (!icon || others.length > 0 || icon.box.height > FLOATING.largestPx) return undefined;
  return fromTop(icon.box, sight) >= FLOATING.below * sight.box.height ? icon : undefined;
}

/** “$12.00”, “50 points”, “ID: #4921”: what one of several things costs or is called, and nothing to do. */
const AMOUNT = /^[^\p{L}]*\d[\d.,\s]*[^\p{L}]{0,2}\p{L}{0,8}$|#\p{N}/u;
const WAITS = /(?:…|\.\.\.)$/;

/** True of a button without a word, of a mere amount, of “Button”, of what a field asks for, or of a faint or pale “Search” that waits to be written over: nobody can tell that people come for it. */
function saysNothing({ label, parts, emphasis }: Element, sight: Sight): boolean {
  const words = parts.label && sight.textThings.get(parts.label);
  const said = lookupForm(label);
  return (
    said === "" ||
    AMOUNT.test(label.trim()) ||
    ASKS_AGAIN.test(said) ||
    DEFAULT_TEXTS.has(said) ||
    (emphasis !== "filled" && WAITS.test(label)) ||
    (words !== undefined && saysField(words) && isFaint(words, sight))
  );
}

/** A block of a plan, a heading in colour, the chosen entry of a menu look like buttons, too, and do not say what they do. */
const mayAct = (button: Element): boolean => isSure(button, "named") || saysWhat(button);

/** A small square shows a sign, also where it is a letter of a font of signs. */
const isSquare = ({ box }: Element): boolean =>
  box.width <= SQUARE.widestPx && box.width <= SQUARE.ratio * box.height;
const SQUARE = { widestPx: 56, ratio: 1.25 };

/** How far away the next link of a bar stands, and how level. */
const IN_BAR = { farPx: 160, levelPx: 4 };

/** True of a box between two bare links of one line: where people are, in the bar of a site. What a bar asks for stands at its end. */
function isBetweenLinks({ box }: Element, links: SortedBy<Element>): boolean {
  const level = links.near(center(box).y, IN_BAR.levelPx);
  const isNext = (gapPx: number): boolean => gapPx >= 0 && gapPx <= IN_BAR.farPx;
  return (
    level.some((link) => isNext(box.x - right(link.box))) &&
    level.some((link) => isNext(link.box.x - right(box)))
  );
}

/** Links so near below each other at an edge of a wide screen are a side bar; between two of them one entry may be a button. */
const SIDE_BAR = { ofWidth: 0.3, stepPx: 110, fewest: 4 };

/** True of what lies among the links of a side bar, where people are, or below them and about the product. */
function isOfSideBar(button: Element, bar: readonly Element[], sight: Sight): boolean {
  const [first, last] = [bar[0], bar.at(-1)];
  if (!first || !last || !isAtSide(button, sight) || button.box.y < first.box.y) return false;
  return button.box.y < last.box.y || isAboutProduct(button);
}

/** The links of a side bar from the top; none where there is no such bar. */
function sideBarOf(links: readonly Element[], sight: Sight): readonly Element[] {
  const atSide = isPhone(sight) ? [] : links.filter((link) => isAtSide(link, sight));
  const columns = clusters(atSide, ({ box }) => box.y, SIDE_BAR.stepPx);
  const linesOf = (column: readonly Element[]) =>
    new Set(column.map(({ box }) => stepOf(box.y, IN_BAR.levelPx)));
  return columns.find((column) => linesOf(column).size >= SIDE_BAR.fewest) ?? [];
}

const isAtSide = ({ box }: Element, sight: Sight): boolean =>
  right(box) <= sight.box.x + SIDE_BAR.ofWidth * sight.box.width;

/** “We use cookies”: who sells some bakes them. */
const USES_COOKIES =
  /(?<!\p{L})(?:us(?:e|es|ing|amos)|accept|agree|consent|utili[sz]|verwende|nutz|использу)\p{L}{0,12}(?!\p{L})[^.!?]{0,40}cookie/iu;
const NOTICE = { ofView: 0.6, most: 4 };

/** The word is looked for first: so slow a pattern meets few texts then. */
const isAboutCookies = (words: string): boolean => /cookie/i.test(words) && USES_COOKIES.test(words);

/** The boxes that ask for consent to cookies: they lie over any screen for a moment, and are none of it. */
function noticesOf(sight: Sight): readonly Box[] {
  const largest = NOTICE.ofView * sight.box.width * heightOfView(sight);
  return Array.from(sight.textThings.keys())
    .filter(({ node }) => isAboutCookies(node.text.characters))
    .slice(0, NOTICE.most)
    .flatMap((text) => groundOf(text, sight.frame)?.box ?? [])
    .filter((box) => area(box) < largest);
}

const loudnessOf = ({ emphasis = "text" }: Element): number => LOUDNESS[emphasis];

/** The buttons with a box that are none of a list and no quieter than one, not chosen of several, not where people are, under no veil, of no notice, and of no side bar. */
function buttonsByThemselves(elements: readonly Element[], sight: Sight): readonly Element[] {
  const notices = noticesOf(sight);
  const all = elements.filter(({ role }) => role === "button");
  const listed = ofLists(all);
  const leastLoud = Math.max(0, ...Array.from(listed, loudnessOf));
  const links = elements.filter(({ role }) => role === "link");
  const linksByMiddle = sortedBy(links, ({ box }) => center(box).y);
  const sideBar = sideBarOf(links, sight);
  return all.filter(
    (button) =>
      (button.emphasis ?? "text") !== "text" &&
      loudnessOf(button) >= leastLoud &&
      button.box.height >= LOWEST_PX &&
      !isSquare(button) &&
      !listed.has(button) &&
      !isChosen(button, all) &&
      !isBetweenLinks(button, linksByMiddle) &&
      !isOfSideBar(button, sideBar, sight) &&
      !notices.some((notice) => contains(notice, button.box, 1)) &&
      !isVeiled(button.layers[0], sight.frame),
  );
}

const FEWEST_TILES = 5;

/** One of many boxes of its size, in whatever colours: tiles to choose from, a calendar, a pad. */
function isTile({ layers: [layer] }: Element, sight: Sight): boolean {
  const thing = thingOfLayer(layer, sight.frame);
  return thing !== undefined && sight.twins.anywhere(thing) >= FEWEST_TILES - 1;
}

/** The buttons that ask to be the main action of their view: filled, in use, and one of neither a list nor equals. */
export const loudButtons = (elements: readonly Element[], sight: Sight): readonly Element[] =>
  buttonsByThemselves(elements, sight).filter(
    (button) =>
      button.emphasis === "filled" &&
      button.state !== "disabled" &&
      !isOneOfEquals(button, elements) &&
      !isTile(button, sight) &&
      !isThroughOthers(button) &&
      !isJoined(button.box, sight.frame) &&
      !saysNothing(button, sight) &&
      mayAct(button),
  );

/** “Log in” in the bar of a site, which people come for only where nothing else is to be done. */
const letsIn = (button: Element, sight: Sight): boolean => {
  const said = lookupForm(button.label);
  return isInBar(button, sight) && (SIGN_IN.test(said) || SIGN_UP.test(said));
};

/** True of a button, however it is drawn, below the bar of a site. */
const isOffered = (one: Element, sight: Sight): boolean =>
  one.role === "button" && !isInBar(one, sight) && saysWhat(one) && !isBeside(one);

/** The button that is the main action of a screen; undefined when none stands out, or several are equal. */
export function mainActionOf(elements: readonly Element[], sight: Sight): Element | undefined {
  if (!elements.some(({ role }) => role === "button")) return floatingAction(elements, sight);
  const asksElse = elements.some((one) => isOffered(one, sight));
  const buttons = buttonsByThemselves(elements, sight).filter((one) => !asksElse || !letsIn(one, sight));
  const fields = elements.filter(({ role }) => role === "field").slice(0, MOST_FIELDS);
  const inPlace = buttons.filter((button) => !standsAside(button, sight) || endsForm(button, fields));
  const others =
    inPlace.length > 1
      ? inPlace.filter((button) => !isBeside(button) && !isOfField(button, fields))
      : inPlace;
  const alone = others.length === 1 ? others[0] : undefined;
  const [first] = buttons
    .map((button) => ({ button, pull: pullOf(button, { sight, isAlone: button === alone, fields }) }))
    .filter(({ button, pull }) => pull >= (button === alone ? LEAST_PULL_ALONE : LEAST_PULL))
    .toSorted(
      (a, b) => b.pull * b.button.certainty - a.pull * a.button.certainty || b.button.box.y - a.button.box.y,
    );
  if (!first || isOneOfEquals(first.button, elements)) return undefined;
  const main =
    buttons.find(
      (button) => comesBefore(button, first.button, sight) || outdoes(button, first.button, sight),
    ) ?? first.button;
  return saysNothing(main, sight) || leadsBack(main.label) || !mayAct(main) ? undefined : main;
}
