import {
  ancestors,
  frameOf,
  isText,
  type Frame,
  type Layer,
  type TextLayer,
} from "../../perception/frame/frame.ts";
import { targetByLayer } from "../../perception/controls/targets/targets.ts";
import { isPressed } from "../../perception/elements/element.ts";
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

interface Known extends Numbers {
  readonly is: "true" | "false";
  /** How far it is from being false, where that is a matter of degree; in a unit of its own. */
  readonly excess?: number;
}

/** The answer of a measure: true or false with its numbers, or not to be known from the layers. */
export type MeasureAnswer = Known | { readonly is: "unknown" };

/** Says of some parts whether a relation holds. Free of any language, and the same on every machine. */
export type RelationMeasure = (measurable: Measurable) => MeasureAnswer;

export const UNKNOWN: MeasureAnswer = { is: "unknown" };

export const answer = (isTrue: boolean, evidence: Numbers["evidence"], basis?: string): Known => ({
  is: isTrue ? "true" : "false",
  evidence,
  ...(basis !== undefined && { basis }),
});

/** The same of a relation that is a matter of degree. */
export const answerBy = (isTrue: boolean, excess: number, evidence: Numbers["evidence"]): MeasureAnswer => ({
  ...answer(isTrue, evidence),
  excess,
});

/** A change that takes away less of what is too much is not worth making. */
const WORTH_MAKING = 0.75;

/** True when what was true before is no more, or by much less. */
export function isMended(before: MeasureAnswer, after: MeasureAnswer): boolean {
  if (before.is !== "true" || after.is !== "true") return true;
  return (after.excess ?? Infinity) <= WORTH_MAKING * (before.excess ?? 0);
}

/** The frame of a part. */
export const frameOfPart = ({ layers: [first] }: MeasuredPart): Frame => frameOf(first);

/** All layers of a part, from the outside in, each once. */
export function layersIn({ layers }: MeasuredPart): readonly Layer[] {
  const found = new Set<Layer>();
  const visit = (layer: Layer): void => {
    if (layer.visibleBox !== null) found.add(layer);
    for (const child of layer.children) visit(child);
  };
  for (const layer of layers) visit(layer);
  return [...found];
}

/** The layers that a part is drawn with, without those that lie in another of them and come along. */
export const outermostOf = ({ layers }: MeasuredPart): readonly Layer[] =>
  layers.filter((layer) => !ancestors(layer).some((around) => layers.includes(around)));

/** The texts that a part holds or is. */
export const textsOfPart = (part: MeasuredPart): readonly TextLayer[] =>
  layersIn(part)
    .filter(isText)
    .filter(({ node }) => node.text.runs.length > 0);

/** True for a part that people tap or click. */
export function isTarget(part: MeasuredPart): boolean {
  const frame = frameOfPart(part);
  const [targets, elements] = [targetByLayer(frame), elementByLayer(frame)];
  return part.layers.some((layer) => {
    const role = elements.get(layer)?.role;
    return targets.has(layer) || (role !== undefined && isPressed(role));
  });
}
