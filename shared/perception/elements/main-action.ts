import { SITE_BAR_PX } from "../frame/limits.ts";
import { groupBy } from "../../group-by.ts";
import { areNear, area, gapBetween } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import { DEFAULT_TEXTS } from "../../standards/copy/placeholder-copy.ts";
import { LEAVES_AGAIN, LEAVING_LABELS } from "../../standards/words/action-words.ts";
import { DESTRUCTIVE_WORDS } from "../../standards/words/field-words.ts";
import { ACTION_WORDS } from "../../standards/words/label-words.ts";
import { SERVICE } from "../../standards/words/sign-in-words.ts";
import { labelWords } from "../text/language/label-words.ts";
import { lookupForm } from "../text/language/prose.ts";
import type { Element, Emphasis } from "./element.ts";
import type { Sight } from "./evidence/sight.ts";
import { isFaint, saysField } from "./looks/says-field.ts";
import { isPhone } from "./signs/sign.ts";

/** How strongly each way of drawing a button asks to be pressed. */
const LOUDNESS: Readonly<Record<Emphasis, number>> = { filled: 1, tinted: 0.35, outlined: 0.25, text: 0 };
const LEAST_PULL = 0.6;
/** The pull that the only button of a screen needs. */
const LEAST_PULL_ALONE = 0.4;
/** One of so many alike in a row or a column is one of a list. */
const FEWEST_OF_A_LIST = 3;
/** Higher boxes are cards rather than buttons, whatever is pressed. */
const HIGHEST_PX = 96;
/** A lower box is a mark, or a link in the foot of a page: nobody puts what a screen is for where a finger misses it. */
const LOWEST_PX = 24;
/** A button as wide as a phone is as large as one needs to be, on any screen. */
const LARGE_PX = { width: 375, height: 44 };

/** The share of its pull that is left to a button that leads away from the task of its screen, or stands aside. */
const BESIDE = 0.6;

/** “Learn more”, “Tout voir”: goes on, and settles nothing. */
const GOES_ON = /(?<!\p{L})(?:more|all|plus|tout|tous|toutes)(?!\p{L})/iu;
const SAYS_WHAT = 0.2;
const ENDS_BEFORE_LOGO =
  /^(?:continue|sign|log|login|connect|register|join|continuer|se connecter|connexion|s.inscrire)\b.{0,24}\s(?:with|using|via|avec)$/iu;

/** The first word with letters, or "": a price may come before the action, as in “$299 Add to bag”. */
const firstWord = (label: string): string => labelWords(label).find((word) => /\p{L}/u.test(word)) ?? "";

/** “Cancel”, “Back”. */
const leadsBack = (label: string): boolean => LEAVING_LABELS.has(label.trim().toLowerCase());

/** The same, and “Log out”; to check out is to pay. */
function leaves(label: string): boolean {
  const [first, second = ""] = labelWords(label);
  return leadsBack(label) || (LEAVES_AGAIN.has(second) && first !== "check");
}

/** “Continue with Google”, or “Continue with” before a logo. */
const isThroughOthers = ({ label }: Element): boolean => SERVICE.test(label) || ENDS_BEFORE_LOGO.test(label);

/** Leads away or to somebody else, destroys something or says nothing. */
const isBeside = (button: Element): boolean =>
  button.label === "" ||
  leaves(button.label) ||
  DESTRUCTIVE_WORDS.has(firstWord(button.label)) ||
  isThroughOthers(button);

const weightOfWords = ({ label }: Element): number =>
  ACTION_WORDS.has(firstWord(label)) && !GOES_ON.test(label) ? SAYS_WHAT : 0;

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

/** In the bar of a site, or further down a page than people see at first. */
const standsAside = ({ box }: Element, sight: Sight): boolean =>
  fromTop(box, sight) > heightOfView(sight) ||
  (!isPhone(sight) && fromTop(box, sight) + box.height / 2 <= SITE_BAR_PX);

const NEAR_PX = 4;
const isNear = (a: number, b: number): boolean => areNear(a, b, NEAR_PX);

const isAlike = (a: Element, b: Element): boolean =>
  a.emphasis === b.emphasis && isNear(a.box.width, b.box.width) && isNear(a.box.height, b.box.height);

/** Numbers those together that are near the next one: each value gets the number of its group. */
function groupNumbers(values: readonly number[]): ReadonlyMap<number, number> {
  const sorted = values.toSorted((a, b) => a - b);
  let group = 0;
  return new Map(
    sorted.map((value, index) => {
      if (index > 0 && !isNear(value, sorted[index - 1] ?? value)) group += 1;
      return [value, group];
    }),
  );
}

/**
 * The same button may be offered again further down a page; of a list are those alike in a row, where each is as wide as
 * its words, or in a column.
 */
function ofLists(buttons: readonly Element[]): ReadonlySet<Element> {
  const numbersOf = (side: keyof Box) => groupNumbers(buttons.map(({ box }) => box[side]));
  const [widths, heights, lefts, tops] = (["width", "height", "x", "y"] as const).map(numbersOf);
  const lines = [
    ({ box }: Element) => [tops?.get(box.y)],
    ({ box }: Element) => [lefts?.get(box.x), widths?.get(box.width)],
  ].flatMap((placeOf) => {
    const lineOf = (one: Element): string =>
      [one.emphasis, heights?.get(one.box.height), ...placeOf(one)].join(" ");
    return [...groupBy(buttons, lineOf).values()];
  });
  return new Set(lines.filter(({ length }) => length >= FEWEST_OF_A_LIST).flat());
}

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
  const { box, emphasis = "text" } = button;
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
    standsAside(button, sight),
  ];
  const share = BESIDE ** shares.filter(Boolean).length;
  return (
    share * (LOUDNESS[emphasis] * (0.4 + 0.6 * size) + weightOfWords(button) + weightOfPlace(box, sight))
  );
}

/** Of two that look alike and say as much, side by side or one below the other, the first. */
const comesBefore = (a: Element, b: Element): boolean =>
  isAlike(a, b) &&
  ((isNear(a.box.y, b.box.y) && a.box.x < b.box.x) || (isNear(a.box.x, b.box.x) && a.box.y < b.box.y)) &&
  weightOfWords(a) === weightOfWords(b) &&
  isBeside(a) === isBeside(b);

/** Equals stand next to each other, no further apart than they are large. */
const APART_PX = 48;

/** Two that look alike and name things, as “Women” and “Men”: people are asked which of them, and neither is the answer. */
const isOneOfEquals = (button: Element, all: readonly Element[]): boolean =>
  weightOfWords(button) === 0 &&
  all.some((other) => {
    const gap = gapBetween(button.box, other.box);
    const { width, height } = button.box;
    const isNext =
      gap.x <= Math.max(APART_PX, width) &&
      gap.y <= Math.max(APART_PX, height) &&
      other.label !== button.label;
    return isNext && isAlike(button, other) && weightOfWords(other) === 0 && !isBeside(other);
  });

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

/** “$12.00”, “50 points”: what one of several things costs, and nothing to do. */
const AMOUNT = /^[^\p{L}]*\d[\d.,\s]*[^\p{L}]{0,2}\p{L}{0,8}$/u;

/** True of a button without a word, of a mere amount, of “Button”, or of a faint “Search” that waits to be written over: nobody can tell that people come for it. */
function saysNothing({ label, parts }: Element, sight: Sight): boolean {
  const words = parts.label && sight.textThings.get(parts.label);
  const said = lookupForm(label);
  return (
    said === "" ||
    AMOUNT.test(label.trim()) ||
    DEFAULT_TEXTS.has(said) ||
    (words !== undefined && saysField(words) && isFaint(words, sight))
  );
}

/** The certainty from which what looks like a button is one whatever it says. */
const SURE = 0.8;

/** A block of a plan, the chosen entry of a menu and a chosen day look like buttons, too, and do not say what they do. */
const mayAct = (button: Element): boolean => button.certainty >= SURE || weightOfWords(button) > 0;

/** The button that is the main action of a screen; undefined when none stands out, or several are equal. */
export function mainActionOf(elements: readonly Element[], sight: Sight): Element | undefined {
  const all = elements.filter(({ role }) => role === "button");
  if (all.length === 0) return floatingAction(elements, sight);
  const listed = ofLists(all);
  const buttons = all.filter(
    (button) =>
      (button.emphasis ?? "text") !== "text" && button.box.height >= LOWEST_PX && !listed.has(button),
  );
  const fields = elements.filter(({ role }) => role === "field").slice(0, MOST_FIELDS);
  const inPlace = buttons.filter((button) => !standsAside(button, sight));
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
  if (!first || isOneOfEquals(first.button, buttons)) return undefined;
  const main = buttons.find((button) => comesBefore(button, first.button)) ?? first.button;
  return saysNothing(main, sight) || leadsBack(main.label) || !mayAct(main) ? undefined : main;
}
