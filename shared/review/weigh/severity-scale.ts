import type { Severity } from "../rule.ts";
import type { Degree } from "./degree.ts";
import type { Matter } from "./matter.ts";

type Scale = Readonly<Record<Degree, Readonly<Record<Matter, Severity>>>>;

/**
 * How far it misses decides, and not what is made of the element: the same grey weighs the same beside a label and in a
 * line. The main action weighs a step more, what is there in passing a step less.
 */

/**
 * The scale of faults that keep some people from reading or using the screen: a text too faint, a target too small.
 */
const STOPS: Scale = {
  slight: {
    main: "minor",
    label: "minor",
    control: "minor",
    text: "minor",
    secondary: "minor",
    incidental: "suggestion",
  },
  clear: {
    main: "major",
    label: "minor",
    control: "minor",
    text: "minor",
    secondary: "minor",
    incidental: "suggestion",
  },
  severe: {
    main: "critical",
    label: "major",
    control: "major",
    text: "major",
    secondary: "major",
    incidental: "minor",
  },
  lost: {
    main: "critical",
    label: "critical",
    control: "major",
    text: "critical",
    secondary: "major",
    incidental: "minor",
  },
};

/** The scale of faults that hinder people, or look careless, and stop nobody. */
const HINDERS: Scale = {
  slight: {
    main: "suggestion",
    label: "suggestion",
    control: "suggestion",
    text: "suggestion",
    secondary: "suggestion",
    incidental: "suggestion",
  },
  clear: {
    main: "minor",
    label: "minor",
    control: "minor",
    text: "minor",
    secondary: "minor",
    incidental: "suggestion",
  },
  severe: {
    main: "minor",
    label: "minor",
    control: "minor",
    text: "minor",
    secondary: "minor",
    incidental: "suggestion",
  },
  lost: {
    main: "major",
    label: "major",
    control: "major",
    text: "major",
    secondary: "minor",
    incidental: "suggestion",
  },
};

/**
 * The one scale: how far it misses and how much the element matters, for each answer to how many people it stops. That
 * answer is the severity of the rule; what stops nobody at all is a suggestion wherever it is found.
 */
export const SEVERITY_SCALE: Readonly<Record<Exclude<Severity, "suggestion">, Scale>> = {
  critical: STOPS,
  major: STOPS,
  minor: HINDERS,
};
