import type { PlaceholderIn } from "./placeholder-in.ts";
import type { Language } from "../i18n/language.ts";
import type { TextsLike } from "../i18n/texts-like.ts";
import { computed, type InSteps } from "../perception/frame/computed.ts";
import type { Frame, Layer } from "../perception/frame/frame.ts";
import type { Proposal } from "./fixes/fix.ts";
import type { Miss } from "./weigh/degree.ts";

/** The aspects that a finding is about. */
export const ASPECTS = ["ux", "ui", "copy", "hierarchy"] as const;
export type Aspect = (typeof ASPECTS)[number];

/** The severities of a finding, the worst first. */
export const SEVERITIES = ["critical", "major", "minor", "suggestion"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Orders by severity, the worst first. */
export const bySeverity = (a: { readonly severity: Severity }, b: { readonly severity: Severity }): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity);

/** `measured`: computed from a standard on solid ground. `likely`: guidance of a platform, or a good guess. */
export type Certainty = "measured" | "likely";

/**
 * The subjects that rules look at. Where a screen has none of it, they have nothing to judge, and the report says so.
 */
export const SUBJECTS = [
  "controls",
  "fields",
  "texts",
  /** The texts that people will read: none of a component or a sheet of styles. */
  "copy",
  /** The same in a language whose words are known. */
  "language",
  /** Facts of a whole screen only. */
  "screen",
  /** Components drawn in several states. */
  "variants",
  /** Boxes, spaces and colours: every design has them. */
  "layers",
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** The measurements behind a verdict: enough to compute it again. Lengths are in px, angles in degrees. */
export type Evidence = Readonly<Record<string, EvidenceValue>>;
export type EvidenceValue = string | number | boolean | readonly string[] | readonly number[];

/** Evidence as a check gives it: layers stand for their names, and a report calls them what people would. */
export type GivenEvidence = Readonly<Record<string, EvidenceValue | NamedLayers>>;
export type NamedLayers = Layer | readonly Layer[];

/** The texts of a rule. All but `why` may hold `{name}`: the evidence of that name is put there. */
export interface RuleTexts {
  /** Names the problem in a few words. */
  readonly title: string;
  /** Says what is wrong here, with the numbers. */
  readonly problem: string;
  /** Why it matters to the people who will use the screen. */
  readonly why: string;
  /** Says what to do about it. */
  readonly fix: string;
  /** Texts of its kinds in place of these. */
  readonly kinds?: Readonly<Record<string, Partial<Pick<RuleTexts, "title" | "problem" | "why" | "fix">>>>;
  /** Advice in place of `fix` where only part of it would do, by the code that a finding gives. */
  readonly advice?: Readonly<Record<string, string>>;
  /** Another reason for a problem that misses by less, by the step of the scale. */
  readonly milder?: { readonly slight: string; readonly clear?: string };
  /** Why the rule cannot tell, by the code that `unsure` gives. */
  readonly unsure?: Readonly<Record<string, string>>;
}

type Texts<Says> = Says extends { readonly [Part in "title" | "problem" | "fix"]?: infer Text }
  ? Text & string
  : never;

type EvidenceFor<Says extends RuleTexts> = {
  readonly [
    Name in PlaceholderIn<
      | Says["title"]
      | Says["problem"]
      | Says["fix"]
      | (NonNullable<Says["advice"]>[AdviceOf<Says>] & string)
      | Texts<NonNullable<Says["kinds"]>[KindOf<Says>]>
    >
  ]: string | number | readonly number[] | NamedLayers;
} & GivenEvidence;

/** The kinds of one thing that a rule tells apart, or the standards beside its own that ask for more. */
type KindOf<Says extends RuleTexts> = keyof NonNullable<Says["kinds"]> & string;

type AdviceOf<Says extends RuleTexts> = keyof NonNullable<Says["advice"]> & string;

type ReasonOf<Says extends RuleTexts> = keyof NonNullable<Says["unsure"]> & string;

/** The evidence that a reason wants: none when its text has no place for any. */
type EvidenceOf<Text extends string> = [PlaceholderIn<Text>] extends [never]
  ? []
  : [evidence: { readonly [Name in PlaceholderIn<Text>]: string | number }];

/** The parts of one finding that may differ from its rule's own. */
export interface FailOptions {
  /** The layers concerned, when it is not just the layer that was checked. */
  readonly layers?: readonly Layer[];
  /** Only where neither the rule nor how far it misses says it. */
  readonly severity?: Severity;
  /** How far it misses what is asked for; the scale makes its severity of it. */
  readonly miss?: Miss;
  readonly certainty?: Certainty;
  /** Which kind of its rule it is, where that tells several apart. */
  readonly kind?: string;
  /** Advice in place of the rule's `fix`, when only part of that would do: one of its `advice`. */
  readonly advice?: string | undefined;
  /** Findings of one rule with one cause become one finding. By default: same origin, same evidence. */
  readonly cause?: string;
  /** It stands on something that was only guessed: folded away, however severe. */
  readonly isGuess?: boolean;
  /** Proposes fixes, the best first. Only asked when fixes are wanted; what it proposes is proven before it is shown. */
  readonly mend?: () => readonly Proposal[];
}

export type Outcome =
  | { readonly verdict: "pass" }
  | {
      readonly verdict: "fail";
      readonly evidence: Evidence;
      /** The layers whose names are in the evidence, by its keys. */
      readonly named?: Readonly<Record<string, NamedLayers>>;
      readonly options: FailOptions;
    }
  | { readonly verdict: "unsure"; readonly reason: string; readonly evidence?: Evidence };

/** The frame of a check and the three verdicts, which it gets besides its layer. */
export interface Verdicts<Says extends RuleTexts> {
  readonly frame: Frame;
  readonly pass: () => Outcome;
  readonly fail: (
    evidence: EvidenceFor<Says>,
    options?: FailOptions & { readonly kind?: KindOf<Says>; readonly advice?: AdviceOf<Says> | undefined },
  ) => Outcome;
  readonly unsure: <Reason extends ReasonOf<Says>>(
    reason: Reason,
    ...evidence: EvidenceOf<NonNullable<Says["unsure"]>[Reason]>
  ) => Outcome;
}

/** The style and the variable by which the design tool shares the part of a layer that a rule judges. */
export interface SharedLook {
  readonly style: string;
  readonly variable: string;
}

/** The names of the evidence that holds two colours, of which one may be at fault. */
export interface ColorEvidence {
  readonly ink: string;
  readonly ground: string;
}

/** The parts in which a kind differs from its rule. */
export interface KindOfRule {
  readonly basis?: string;
  readonly severity?: Severity;
}

/** A rule is data and one pure check. */
export interface Rule {
  readonly id: string;
  readonly aspect: Aspect;
  /** How many people it stops, where it matters; findings may be less severe. */
  readonly severity: Severity;
  readonly certainty: Certainty;
  /** The subject that it looks at. */
  readonly judges: Subject;
  /** URL of the standard, guideline or study the rule rests on. */
  readonly basis: string;
  /** The kinds that differ from the rule in more than their texts. */
  readonly kinds?: Readonly<Partial<Record<string, KindOfRule>>>;
  /** Ids of the rules, or `rule/kind`, that say the same about the same layers more to the point: where one has spoken, this one is silent. */
  readonly yieldsTo?: readonly string[];
  /**
   * Where a finding about several layers may be mended once. `component`: it lies in the layer alone, as its component made
   * it, and not in what it says or stands beside. A look: the same, or else in the style or the variable of that look.
   */
  readonly mendedIn?: "component" | SharedLook;
  /** The evidence that holds two colours: findings whose colours people cannot tell apart are one. */
  readonly colors?: ColorEvidence;
  readonly says: Readonly<Record<Language, RuleTexts>>;
  /** The layers the rule judges; a fact, where picking them takes long. */
  readonly applies: ((frame: Frame) => readonly Layer[]) | InSteps<readonly Layer[]>;
  /** Judges one of them. */
  readonly check: (layer: Layer, frame: Frame) => readonly Outcome[];
}

interface RuleDefinition<Says extends RuleTexts, Judged extends Layer> extends Omit<
  Rule,
  "certainty" | "says" | "kinds" | "applies" | "check"
> {
  /** Likely where it is left out. */
  readonly certainty?: Certainty;
  readonly kinds?: Readonly<Partial<Record<KindOf<Says>, KindOfRule>>>;
  readonly says: { readonly en: Says } & {
    readonly [Other in Exclude<Language, "en">]: RuleTexts & TextsLike<NoInfer<Says>>;
  };
  readonly applies: ((frame: Frame) => readonly Judged[]) | InSteps<readonly Judged[]>;
  readonly check: (layer: Judged, verdicts: Verdicts<Says>) => Outcome | readonly Outcome[];
}

const PASS: Outcome = { verdict: "pass" };
/** Nearly all that is judged passes. */
const PASSES: readonly Outcome[] = [PASS];

const pass = (): Outcome => PASS;

const isNamed = (value: EvidenceValue | NamedLayers): value is NamedLayers =>
  typeof value === "object" && [value].flat().every((one) => typeof one === "object");
const nameOf = ({ node }: Layer): string => node.name;

function fail(given: GivenEvidence, options: FailOptions = {}): Outcome {
  const all = Object.entries(given);
  const named = Object.fromEntries(all.flatMap(([key, value]) => (isNamed(value) ? [[key, value]] : [])));
  const evidence = all.map(([key, value]) => {
    if (!isNamed(value)) return [key, value] as const;
    return [key, "node" in value ? nameOf(value) : value.map(nameOf)] as const;
  });
  return { verdict: "fail", evidence: Object.fromEntries(evidence), named, options };
}

const unsure = (reason: string, evidence?: Evidence): Outcome =>
  evidence ? { verdict: "unsure", reason, evidence } : { verdict: "unsure", reason };

const verdictsIn = computed((frame) => ({ frame, pass, fail, unsure }));

function listOf(outcome: Outcome | readonly Outcome[]): readonly Outcome[] {
  if (outcome === PASS) return PASSES;
  return Array.isArray(outcome) ? outcome : [outcome as Outcome];
}

/** Makes a rule. A `{name}` in its English texts that a `fail` does not give, an unknown reason, or a text that a language lacks, does not compile. */
export function defineRule<const Says extends RuleTexts, Judged extends Layer>(
  definition: RuleDefinition<Says, Judged>,
): Rule {
  return {
    certainty: "likely",
    ...definition,
    check: (layer, frame) => listOf(definition.check(layer as Judged, verdictsIn(frame))),
  };
}

interface FrameRuleDefinition<Says extends RuleTexts, Judged extends Layer, Found> extends Omit<
  RuleDefinition<Says, Judged>,
  "applies" | "check"
> {
  /** Finds what is wrong in a frame, each beside the layer to look at first. */
  readonly find: (frame: Frame) => Iterable<readonly [Judged, Found]>;
  /** Tells one of these. */
  readonly tell: (
    found: Found,
    verdicts: Verdicts<Says> & { readonly layer: Judged },
  ) => Outcome | readonly Outcome[];
}

/** Makes a rule that looks at the whole frame to find what is wrong with a few of its layers. */
export function defineFrameRule<const Says extends RuleTexts, Judged extends Layer, Found>({
  find,
  tell,
  ...definition
}: FrameRuleDefinition<Says, Judged, Found>): Rule {
  const found = computed((frame) => new Map(find(frame)));
  return {
    certainty: "likely",
    ...definition,
    applies: (frame) => [...found(frame).keys()],
    check: (layer, frame) => {
      const judged = layer as Judged;
      const one = found(frame).get(judged);
      return one === undefined ? PASSES : listOf(tell(one, { ...verdictsIn(frame), layer: judged }));
    },
  };
}
