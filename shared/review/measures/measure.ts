import { frameOf, isText, type Frame, type Layer, type TextLayer } from "../../perception/frame/frame.ts";
import { targetByLayer } from "../../perception/controls/targets/targets.ts";
import type { Role } from "../../perception/elements/element.ts";
import { elementByLayer } from "../../perception/elements/elements.ts";
import type { Box } from "../../scene/scene.ts";

/** A part of a screen that is measured. */
export interface MeasuredPart {
  /** The layers that paint it, the one it is known by first; never none. */
  readonly layers: readonly [Layer, ...Layer[]];
  /** Its box in px of the scene. */
  readonly box: Box;
  /** The words that people read on it; "" when there are none. */
  readonly words: string;
}

/** The parts, and whatever they are compared with, of one claim about a screen. */
export interface Measurable {
  /** The parts concerned, the most important first; never none. */
  readonly parts: readonly [MeasuredPart, ...MeasuredPart[]];
  /** The parts they are compared with. */
  readonly others: readonly MeasuredPart[];
  /** The words, or the name of the property, that the claim is about; "" when it needs none. */
  readonly value: string;
}

/** The numbers on which an answer rests, named as the evidence of rules is. */
export interface Numbers {
  readonly evidence: Readonly<Record<string, number>>;
  /** The page of the standard that they are held against, where there is one. */
  readonly basis?: string;
}

/** The answer of a measure: true or false with its numbers, or not to be known from the layers. */
export type MeasureAnswer = ({ readonly is: "true" | "false" } & Numbers) | { readonly is: "unknown" };

/** Says of some parts whether a relation holds. Free of any language, and the same on every machine. */
export type RelationMeasure = (measurable: Measurable) => MeasureAnswer;

export const UNKNOWN: MeasureAnswer = { is: "unknown" };

export const answer = (isTrue: boolean, evidence: Numbers["evidence"], basis?: string): MeasureAnswer => ({
  is: isTrue ? "true" : "false",
  evidence,
  ...(basis !== undefined && { basis }),
});

/** The frame of a part. */
export const frameOfPart = ({ layers: [first] }: MeasuredPart): Frame => frameOf(first);

/** The texts that a part holds or is. */
export function textsOfPart({ layers }: MeasuredPart): readonly TextLayer[] {
  const found: TextLayer[] = [];
  const visit = (layer: Layer): void => {
    if (isText(layer) && layer.visibleBox !== null && layer.node.text.runs.length > 0) found.push(layer);
    for (const child of layer.children) visit(child);
  };
  for (const layer of layers) visit(layer);
  return [...new Set(found)];
}

/** Roles of elements that people tap or click by themselves. */
const CONTROLS: ReadonlySet<string> = new Set<Role>([
  "button",
  "icon-button",
  "checkbox",
  "radio",
  "switch",
  "tab",
  "chip",
]);

/** True for a part that people tap or click. */
export function isTarget(part: MeasuredPart): boolean {
  const frame = frameOfPart(part);
  const [targets, elements] = [targetByLayer(frame), elementByLayer(frame)];
  return part.layers.some((layer) => targets.has(layer) || CONTROLS.has(elements.get(layer)?.role ?? ""));
}

/** A length in tenths of a px: more nobody sees. */
export const rounded = (length: number): number => Math.round(length * 10) / 10;
