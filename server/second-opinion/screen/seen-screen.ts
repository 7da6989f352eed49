import type { MeasuredPart } from "../../../shared/review/measures/measure.ts";
import type { Platform } from "../../../shared/standards/platforms.ts";
import type { LayerRef, ReportKind } from "../../../shared/review/report.ts";
import type { Box } from "../../../shared/scene/scene.ts";

/** A part of a screen as people see it, under a short name that the model must answer with. */
export interface SeenPart {
  readonly handle: string;
  /** How many parts it lies in. */
  readonly depth: number;
  /** The handle of the part that it lies in; null: the screen itself. */
  readonly inside: string | null;
  readonly ref: LayerRef;
  /** The ids of all layers that paint it, and of the texts that it tells. */
  readonly layerIds: readonly string[];
  /** The layers that paint it, each once, words that lie on it among them; and its box in the scene: as they are measured. */
  readonly layers: MeasuredPart["layers"];
  readonly sceneBox: Box;
  /** The role that people take it for, or else its kind: text, icon, picture, shape, group. */
  readonly role: string;
  /** All words that people read on it; "" when there are none. */
  readonly words: string;
  /** The words of its own, text by text: no part in it tells them. */
  readonly ownWords: readonly string[];
  /** The words of the group or cell it stands in, joined as they are read: a price may be three texts. */
  readonly wordsAround: string;
  /** In px of the frame, whole numbers. */
  readonly box: Box;
  /** The size of its letters; 0 without any. */
  readonly sizePx: number;
  /** Size, weight and colour of its letters; "" where it has none of its own. */
  readonly letters: string;
  /** Ground, state, component. */
  readonly looks: readonly string[];
  /** How much it weighs to the eye, 100: the most on this screen; null where that is not known. */
  readonly weight: number | null;
}

/** A screen as the model gets it. */
export interface SeenScreen {
  readonly id: string;
  readonly name: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly kind: ReportKind;
  readonly platform: Platform | null;
  readonly parts: readonly SeenPart[];
  /** Number of parts beyond the most that are told. */
  readonly left: number;
  /** Every text that is seen, whole, in the order in which it is read. */
  readonly texts: readonly string[];
  /** The boxes of all letters that are seen, in px of the frame, whole numbers. */
  readonly letterBoxes: readonly Box[];
  /** The smallest letters on it, in px; 0 without any. */
  readonly smallestPx: number;
}

/** The parts with these handles, in their order; those that do not exist are passed over. */
export const partsOf = (
  handles: readonly string[],
  { parts }: Pick<SeenScreen, "parts">,
): readonly SeenPart[] => handles.flatMap((handle) => parts.find((part) => part.handle === handle) ?? []);
