import type { HouseRules } from "../../house-rules/house-rules.ts";
import type { Frame } from "../../perception/frame/frame.ts";
import type { Problem } from "../merge.ts";
import { SEVERITIES, type Severity } from "../rule.ts";
import { degreeOf, type Degree } from "./degree.ts";
import { mostOf } from "./matter.ts";
import type { Matter } from "./matters.ts";
import { isDoubted } from "./rules-of-details.ts";
import { SEVERITY_SCALE } from "./severity-scale.ts";

/** A problem with its place on the scale. */
export interface Weighed extends Problem {
  readonly severity: Severity;
  /** How far it misses; absent when the rule cannot tell. */
  readonly degree?: Degree;
  /** The part of the screen that it concerns, where it weighs more or less for that than elsewhere; else `usual`. */
  readonly matter: Matter;
}

const milder = (severity: Severity): Severity => SEVERITIES[SEVERITIES.indexOf(severity) + 1] ?? "suggestion";

/** The severity of a miss: what stops nobody is a suggestion, however far it misses. */
export const severityOfMiss = (reach: Severity, degree: Degree, matter: Matter): Severity =>
  reach === "suggestion" ? "suggestion" : SEVERITY_SCALE[reach][degree][matter];

const atMostMinor = (severity: Severity): Severity =>
  SEVERITIES.indexOf(severity) < SEVERITIES.indexOf("minor") ? "minor" : severity;

/** Whatever stands on a guess, or comes from a rule that is often wrong, stops nobody for sure. */
const asSure = (severity: Severity, { rule, options }: Problem): Severity =>
  options.isGuess === true || isDoubted(rule.id, options.by) ? atMostMinor(severity) : severity;

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
  return matter === "sample" ? atMostMinor(own) : own;
}

/** Weighs a problem: how far it misses, how much the element matters, how many people it stops. */
export function weigh(problem: Problem, frame: Frame): Weighed {
  const { rule, options, layers } = problem;
  const matter = mostOf(layers, frame);
  const degree = options.miss === undefined ? undefined : degreeOf(options.miss);
  const severityAs = (as: Matter): Severity =>
    asSure(
      degree === undefined ? severityOfKind(problem, as) : severityOfMiss(rule.severity, degree, as),
      problem,
    );
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
