import type { Pictogram } from "../../perception/icons/pictograms.ts";
import type { LayerDescription, Position } from "../../review/naming/layer-description.ts";

/** The words of a language with which layers are named. */
export interface LayerWords {
  readonly kinds: Readonly<Record<LayerDescription["kind"], string>>;
  readonly places: Readonly<Record<Position, string>>;
  /** The pictograms that icons show, as they stand beside the kind. */
  readonly pictograms: Readonly<Record<Pictogram, string>>;
  /** Words as they are, in the quotation marks of the language. */
  readonly quote: (words: string) => string;
  /** A thing that is called so, with its words in quotation marks: “Log in” button. */
  readonly called: (kind: string, words: string) => string;
  /** A thing known by what it shows: search icon button. */
  readonly showing: (kind: string, pictogram: string) => string;
  /** A thing in which these words stand: box with “Log in”. */
  readonly holding: (kind: string, words: string) => string;
  /** One of several, counted from 1: third card. */
  readonly nth: (kind: string, index: number) => string;
  /** A part of something whose kind is named as well: icon in third card. */
  readonly partOf: (kind: string, whole: string, wholeKind: string) => string;
  /** One of several that are called the same: “Save” button (2 of 3). */
  readonly oneOf: (name: string, index: number, total: number) => string;
}
