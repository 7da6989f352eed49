import { elementByLayer } from "../../shared/perception/elements/elements.ts";
import { sight } from "../../shared/perception/elements/evidence/sight.ts";
import { SIGNS } from "../../shared/perception/elements/signs/all-signs.ts";
import type { Frame, Layer } from "../../shared/perception/frame/frame.ts";
import { repetitions } from "../../shared/perception/structure/repetition/repetition.ts";
import { screenKind } from "../../shared/perception/structure/screens/screen-kind.ts";
import { thingOfLayer } from "../../shared/perception/things/thing-of-layer.ts";
import type { Thing } from "../../shared/perception/things/thing.ts";
import { toHex } from "../../shared/scene/color.ts";

/** A layer by its name and id. */
export const nameOf = ({ node: { id, name, type } }: Layer): string => `“${name}” (${type} ${id})`;

const boxOf = ({ x, y, width, height }: Layer["node"]["box"]): string =>
  `${[width, height].map(Math.round).join(" × ")} px at ${[x, y].map(Math.round).join(", ")}`;

function signOf(thing: Thing, frame: Frame): string {
  const view = sight(frame);
  const found = SIGNS.find(({ claims }) => claims(view).some(({ things }) => things.includes(thing)));
  return found ? `by the sign ${found.name}` : "by what was learned";
}

function elementText(layer: Layer, frame: Frame): string {
  const element = elementByLayer(frame).get(layer);
  if (!element) return "no element";
  const thing = thingOfLayer(element.layers[0], frame);
  const by = thing ? `, ${signOf(thing, frame)}` : "";
  return `${element.role} “${element.label}”, ${Math.round(element.certainty * 100)} % sure${by}`;
}

function hostText(layer: Layer, frame: Frame): string {
  const host = thingOfLayer(layer, frame)?.parent?.layer ?? layer.parent;
  return host ? `${nameOf(host)}: ${elementText(host, frame)}` : "nothing: it is the screen";
}

function cellText(layer: Layer, frame: Frame): string {
  const found = repetitions(frame).find(({ cells }) => cells.some(({ layers }) => layers.includes(layer)));
  return found ? `one of ${found.cells.length} alike (${found.axis})` : "none";
}

/** Says what a layer was taken for: a heading and a text each. */
export function explainLayer(layer: Layer, frame: Frame): readonly (readonly [string, string])[] {
  const thing = thingOfLayer(layer, frame);
  return [
    ["layer", `${nameOf(layer)}, ${boxOf(layer.node.box)}${layer.visibleBox ? "" : ", clipped away"}`],
    ["screen", `“${frame.root.node.name}”, a ${screenKind(frame)}`],
    ["thing", thing ? `${thing.kind}, seen at ${boxOf(thing.box)}` : "none by itself"],
    ["taken for", elementText(layer, frame)],
    ["lies in", hostText(layer, frame)],
    ["ground", thing ? toHex(sight(frame).groundOf(thing)) : "unknown"],
    ["repetition", cellText(layer, frame)],
  ];
}
