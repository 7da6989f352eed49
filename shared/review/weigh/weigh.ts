import type { HouseRules } from "../../house-rules/house-rules.ts";
import { type Frame, closest, isText, type Layer, type TextLayer } from "../../perception/frame/frame.ts";
import { missOf, type Problem } from "../merge.ts";
import { SEVERITIES, type Severity } from "../rule.ts";
import { degreeOf, type Degree, missedContrast } from "./degree.ts";
import { type Matter, MATTERS } from "./matters.ts";
import { isDoubted } from "./rules-of-details.ts";
import { SEVERITY_SCALE } from "./severity-scale.ts";
import { type Field, fields } from "../../perception/controls/fields/fields.ts";
import { isSure, type Element, type Role } from "../../perception/elements/element.ts";
import { elements } from "../../perception/elements/elements.ts";
import { computed } from "../../perception/frame/computed.ts";
import { WCAG } from "../../standards/wcag.ts";
import { DIVIDER_WORDS } from "../../standards/words/divider-words.ts";
import { labelWords } from "../../perception/text/language/label-words.ts";
import { areInitials } from "../../perception/parts/initials.ts";
import { isSketch } from "../../perception/parts/is-sketch.ts";
import { isVeiled } from "../../perception/paint/veils.ts";
import { bodyStyle, styleOf } from "../../perception/text/typography/text-style.ts";

/** Elements that nobody has to read or to use. */
const BESIDE: ReadonlySet<Role> = new Set<Role>([
  "logo",
  "picture",
  "status-bar",
  "home-indicator",
  "keyboard",
  "page-dots",
]);

/** Less is asked of a part that is not there for everyone, but only when it surely is one. */
function ofElement(element: Element): Matter {
  const { role, state, isPrimary } = element;
  if (isPrimary) return "main";
  return (state === "disabled" || BESIDE.has(role)) && isSure(element, "taken") ? "incidental" : "usual";
}

/** In a field with a label of its own the words inside are a sample. */
const samplesIn = ({ inside, label }: Field): readonly Layer[] =>
  label && !inside.includes(label) ? inside : [];

const byElements = computed((frame: Frame): ReadonlyMap<Layer, Matter> => {
  const found = new Map<Layer, Matter>();
  for (const element of elements(frame)) {
    for (const layer of element.layers) found.set(layer, ofElement(element));
  }
  for (const sample of [...fields(frame).values()].flatMap(samplesIn)) found.set(sample, "sample");
  return found;
});

/** The “or” between two ways to sign in: who misses it still sees both. */
const isDivider = ({ node }: TextLayer): boolean =>
  DIVIDER_WORDS.has(labelWords(node.text.characters).join(" "));

/** A letter by itself is an initial or a key, and a small number counts or marks an axis: nobody reads them as words. */
const isMark = ({ node }: TextLayer): boolean => /^(?:\p{L}|\p{N}{1,2})$/u.test(node.text.characters.trim());

/** “© 2025”, “Version 1.2”, “Designed by …”: nobody reads these but the one who looks for them. */
const FINE_PRINT =
  /^(?:©|\(c\) |copyright\b|v(?:ersion)?[ .]?\d)|\b(?:all rights reserved|tous droits réservés)\b/i;
const CREDIT =
  /^(?:(?:designed|developed|built|powered|website) by|(?:conçu|développé|réalisé|propulsé|site) par) (?:\S+ ?){1,4}$/i;

/** Larger than most of its screen, a credit is what the screen is about. */
const isFinePrint = (text: TextLayer, frame: Frame): boolean => {
  const words = text.node.text.characters.trim();
  const isCredit = CREDIT.test(words) && styleOf(text).sizePx <= bodyStyle(frame).sizePx;
  return isCredit || FINE_PRINT.test(words);
};

/** Words that nobody has to read as words. */
const isBeside = (text: TextLayer, frame: Frame): boolean =>
  isDivider(text) || isMark(text) || areInitials(text, frame) || isFinePrint(text, frame);

/** Weighs a layer: what lies in a control matters as the control does. */
function matterOf(layer: Layer, frame: Frame): Matter {
  const around = closest(layer, (one) => byElements(frame).has(one));
  const own = around && byElements(frame).get(around);
  if (own === "main" || !isText(layer)) return own ?? "usual";
  return own ?? (isBeside(layer, frame) ? "incidental" : "usual");
}

/**
 * How much the one of several layers that matters most does, to the people who use the screen, by what is recognised, and
 * never by a name.
 */
function mostOf(layers: readonly Layer[], frame: Frame): Matter {
  const found = new Set(layers.map((layer) => matterOf(layer, frame)));
  return MATTERS.find((matter) => found.has(matter)) ?? "usual";
}

/** A problem with its place on the scale. */
export interface Weighed extends Problem {
  readonly severity: Severity;
  /** How far it misses; absent when the rule cannot tell. */
  readonly degree?: Degree;
  /** The part of the screen that it concerns, where it weighs more or less for that than elsewhere; else `usual`. */
  readonly matter: Matter;
  /** A word by itself that is made out all the same: true, and seldom worth saying. */
  readonly isMadeOut?: boolean;
}

const milder = (severity: Severity): Severity => SEVERITIES[SEVERITIES.indexOf(severity) + 1] ?? "suggestion";

/** The severity of a miss: what stops nobody is a suggestion, however far it misses. */
export const severityOfMiss = (reach: Severity, degree: Degree, matter: Matter): Severity =>
  reach === "suggestion" ? "suggestion" : SEVERITY_SCALE[reach][degree][matter];

const atMost = (most: Severity, severity: Severity): Severity =>
  SEVERITIES.indexOf(severity) < SEVERITIES.indexOf(most) ? most : severity;

/** Whatever stands on a guess, or comes from a rule that is often wrong, stops nobody for sure. */
const asSure = (severity: Severity, { rule, options }: Problem): Severity =>
  options.isGuess === true || isDoubted(rule.id, options.kind) ? atMost("minor", severity) : severity;

/** The severity where a house may hold a rule to matter by a step more or less to it. */
export function asHouse(severity: Severity, ruleId: string, house: HouseRules | undefined): Severity {
  const choice = house?.rules?.[ruleId];
  if (choice === "weaker") return milder(severity);
  return choice === "stricter" ? (SEVERITIES[SEVERITIES.indexOf(severity) - 1] ?? "critical") : severity;
}

/**
 * The severity where nobody can say how far it misses: that of the rule, but milder where it matters least. A slip is seen in a
 * sample as well as anywhere, and stops nobody there.
 */
function severityOfKind({ rule, options }: Problem, matter: Matter): Severity {
  const own = options.severity ?? rule.severity;
  if (matter === "incidental") return milder(own);
  return matter === "sample" ? atMost("minor", own) : own;
}

/** Weighs a problem: how far it misses, how much the element matters, how many people it stops. */
export function weigh(problem: Problem, frame: Frame): Weighed {
  const { rule, options, layers } = problem;
  const matter = mostOf(layers, frame);
  const degree = options.miss === undefined ? undefined : degreeOf(options.miss);
  const isBehindDialog = layers.every((layer) => isVeiled(layer, frame));
  const severityAs = (as: Matter): Severity => {
    // Colours, sizes and words of a sketch are still to come; what lies behind a dialog is a matter of the screen without it.
    if (isSketch(frame) || isBehindDialog) return "suggestion";
    const own =
      degree === undefined ? severityOfKind(problem, as) : severityOfMiss(rule.severity, degree, as);
    return asSure(own, problem);
  };
  const severity = severityAs(matter);
  return {
    ...problem,
    severity: asHouse(severity, problem.rule.id, frame.demands.house),
    ...(degree !== undefined && { degree }),
    matter: severity === severityAs("usual") ? "usual" : matter,
  };
}

/** A problem as its rule weighs it, when nothing is known of its element. */
export function weighAlone(problem: Problem): Weighed {
  const { rule, options } = problem;
  const alone = { ...problem, matter: "usual" } as const;
  if (options.miss === undefined) return { ...alone, severity: severityOfKind(problem, "usual") };
  const degree = degreeOf(options.miss);
  return { ...alone, severity: severityOfMiss(rule.severity, degree, "usual"), degree };
}

/**
 * A word by itself is made out with so little contrast, where lines are not: of 43 such findings on pages 26 were worth saying, of
 * those about more words nine in ten.
 */
const MADE_OUT = { mostLetters: 9, miss: missedContrast(2.5, WCAG.textContrast.AA.normal) };

/** A weighed contrast, once all that shares its colours is one: what concerns one word alone, and not the main action, is minor. */
export function weighWord(problem: Weighed): Weighed {
  const { rule, layers, matter, severity } = problem;
  const [layer, another] = layers;
  const isWord =
    !another && layer && isText(layer) && layer.node.text.characters.trim().length <= MADE_OUT.mostLetters;
  const isMadeOut = rule.colors && isWord && matter !== "main" && missOf(problem) <= MADE_OUT.miss;
  return isMadeOut ? { ...problem, severity: atMost("minor", severity), isMadeOut } : problem;
}
