import type { ElementState, Role } from "../perception/elements/element.ts";
import type { ScreenKind } from "../perception/structure/screens/screen-kind.ts";
import type { Box } from "../scene/scene.ts";
import type { Language } from "../i18n/language.ts";
import type { NotRead } from "../scene/not-read.ts";
import type { Dismissal } from "./dismissed/dismissal.ts";
import type { Cautions } from "./fixes/cautions.ts";
import type { Fix } from "./fixes/fix.ts";
import type { Platform } from "../standards/platforms.ts";
import type { Level } from "../standards/wcag.ts";
import type { FindingSource } from "./causes/source-of.ts";
import type { Aspect, Certainty, Evidence, Severity } from "./rule.ts";
import type { WeighingMatter } from "./weigh/matters.ts";

/** A layer that a report points at. */
export interface LayerRef {
  readonly id: string;
  /** Its name on the canvas. */
  readonly name: string;
  /**
   * The name that people who see the screen would give it: “Log in” button, third card. Reviews of older
   * versions have none.
   */
  readonly shown?: string;
  /** The same without its number, when others on the screen are called alike: card for third card. */
  readonly alike?: string;
}

/** A proven way to mend a finding. */
export interface FixOfFinding extends Fix, Cautions {
  /** The layers that it changes beside those of the finding and all in these; absent when there are none. */
  readonly others?: readonly LayerRef[];
}

/** One thing to mend, in words and numbers. */
export interface Finding {
  /** Stable: the same problem in the same place keeps its id from one review to the next. */
  readonly id: string;
  readonly rule: string;
  readonly aspect: Aspect;
  readonly severity: Severity;
  /** The part of the screen for which it weighs more or less than elsewhere; absent where that changes nothing. */
  readonly matter?: WeighingMatter;
  readonly certainty: Certainty;
  /** The layers concerned, never none; the first one is where to look first. */
  readonly layers: readonly LayerRef[];
  readonly title: string;
  readonly problem: string;
  readonly why: string;
  readonly fix: string;
  /** URL of the standard, guideline or study. */
  readonly basis: string;
  readonly evidence: Evidence;
  /** Proven ways to mend it, the best first; absent when none were asked for, or none holds. */
  readonly fixes?: readonly FixOfFinding[];
  /** Why it has no fix though its rule proposes some: none holds, or there was no room to try them all. */
  readonly withoutFix?: "tried" | "untried";
  /** It is folded away at the end: trivial, or beyond the dozen that are open on a screen. */
  readonly isDetail?: true;
  /** Where it is mended once for all of its layers. */
  readonly source?: FindingSource;
  /** Why the second opinion holds it to be wrong; absent where it does not. */
  readonly doubt?: string;
}

/** A finding that somebody dismissed, and why. */
export interface DismissedFinding extends Finding {
  readonly dismissal: Omit<Dismissal, "rule" | "places">;
}

/** An open question: what a rule could not decide, and why. */
export interface Unsure {
  readonly rule: string;
  readonly layers: readonly LayerRef[];
  readonly reason: string;
}

/** A part of the screen that was recognised, whatever its layers are called. */
export interface SeenElement {
  readonly role: Role;
  /** The layers that paint it, the first few; never none. */
  readonly layers: readonly LayerRef[];
  /** The words that people read on it, the first few; "" when there are none. */
  readonly label: string;
  /** As people see it, in px of the canvas. */
  readonly box: Box;
  /** It is the main action of the screen. */
  readonly primary?: true;
  readonly state?: ElementState;
  /** How sure it is that this is what people take it for, from 0 to 1. */
  readonly certainty: number;
}

export const NOT_JUDGED_REASONS = [
  "picture",
  "no-texts",
  "specimen",
  "component",
  "board",
  "part",
  "language",
  "no-controls",
  "no-fields",
] as const;
export type NotJudgedReason = (typeof NOT_JUDGED_REASONS)[number];

/** Rules that had nothing to judge on a screen, and why. */
export interface NotJudged {
  readonly reason: NotJudgedReason;
  /** The rules that had nothing to judge; never none. */
  readonly rules: readonly string[];
  /** The same in words. */
  readonly text: string;
}

/** The standards that a frame was judged by. */
export interface JudgedBy {
  /** The level of WCAG 2.2. */
  readonly level: Level;
  /**
   * The platform that it was taken to be made for; absent when that could not be told: then the milder demands hold.
   */
  readonly platform?: Platform;
  /** The platform was guessed: nobody named one. */
  readonly isPlatformGuessed?: true;
  /** Ids of the rules that were switched off; absent when there were none. */
  readonly rulesOff?: readonly string[];
  /** Present when parts that components of libraries brought along were left out. */
  readonly ignoresLibraries?: true;
  /** Present when the screen was held to house rules. */
  readonly byHouse?: true;
}

/**
 * The kinds of what is judged, which decide on the rules: a whole screen, a part of one, a component, a sheet of
 * styles or components, a presentation of several screens; or all pages of a file as a library.
 */
export const REPORT_KINDS = [
  "screen",
  "part",
  "component",
  "specimen",
  "board",
  "library",
] as const satisfies readonly (ScreenKind | "library")[];
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Where a layer lies on its screen: in shares of its width and height, from 0 to 1. */
export interface LayerPlace extends Box {
  readonly layerId: string;
}

/** The review of one frame, or of a whole file as a library. */
export interface FrameReport {
  readonly id: string;
  readonly name: string;
  /** Reviews of older versions do not say. */
  readonly kind?: ReportKind;
  /** Number of layers judged. */
  readonly layers: number;
  /** The standards that it was judged by. Reviews of older versions do not say: by level AA. */
  readonly judgedBy?: JudgedBy;
  readonly durationMs: number;
  /** The worst first, then from top to bottom. */
  readonly findings: readonly Finding[];
  readonly unsure: readonly Unsure[];
  /** The findings that somebody dismissed: not among `findings`. Absent when there are none. */
  readonly dismissed?: readonly DismissedFinding[];
  /** The elements that were recognised, from top to bottom; at most 500. Reviews of older versions have none. */
  readonly elements?: readonly SeenElement[];
  /** The texts that were read, and the language of most of them, where it is known. Reviews of older versions do not say. */
  readonly copy?: { readonly texts: number; readonly language?: Language };
  /** The parts that could not be judged, and why. Reviews of older versions do not say. */
  readonly notJudged?: readonly NotJudged[];
  /** Only of stored reviews, whose scene is not kept: where the layers of their findings lay. Older ones have none. */
  readonly places?: readonly LayerPlace[];
}

/** The review of one or several scenes, as the command line prints it. */
export interface Report {
  /** Name and version of the engine. */
  readonly engine: string;
  readonly file: string;
  /** The parts of the file that could not be read and were left out. */
  readonly notRead: NotRead;
  readonly frames: readonly FrameReport[];
}
