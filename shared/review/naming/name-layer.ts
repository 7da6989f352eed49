import type { Language } from "../../i18n/language.ts";
import type { LayerWords } from "../../i18n/words/layer-words.ts";
import type { Frame, Layer } from "../../perception/frame/frame.ts";
import { describeLayers } from "./describe-layers.ts";
import { SHAPE_KINDS, type LayerDescription } from "./layer-description.ts";
import { LAYER_WORDS } from "./layer-words.ts";
import { toldApart } from "./tell-apart.ts";

const SHAPES: ReadonlySet<string> = new Set(SHAPE_KINDS);

/** The name of a layer without its number among others that are called the same. */
function nameAlone({ kind, words, pictogram, place, inside }: LayerDescription, says: LayerWords): string {
  const thing = pictogram ? says.showing(says.kinds[kind], says.pictograms[pictogram]) : says.kinds[kind];
  if (words !== "" && kind === "text") return says.quote(words);
  if (words !== "") return says[SHAPES.has(kind) ? "holding" : "called"](thing, says.quote(words));
  if (inside) return says.partOf(thing, nameOf(inside, says), says.kinds[inside.kind]);
  return place ? `${thing} ${says.places[place]}` : thing;
}

function nameOf(description: LayerDescription, says: LayerWords): string {
  const { kind, words, pictogram, place, inside, nth } = description;
  if (!nth) return nameAlone(description, says);
  const isBare = words === "" && !pictogram && !place && !inside;
  return isBare
    ? says.nth(says.kinds[kind], nth.index)
    : says.oneOf(nameAlone(description, says), nth.index, nth.total);
}

function describe({ order }: Layer, frame: Frame): LayerDescription {
  const description = describeLayers(frame)[order];
  if (!description) throw new Error("The layer is not of this frame.");
  return toldApart(description);
}

/**
 * Names a layer as people would who see the screen and know nothing of its layers: “Log in” button, third card,
 * “Total”, picture at the top. No two layers of a frame have the same name, but for those that stand for the same
 * thing.
 */
export const nameLayer = (layer: Layer, frame: Frame, language: Language): string =>
  nameOf(describe(layer, frame), LAYER_WORDS[language]);

/** The name of a layer without its number among those that are called alike; undefined when it has none. */
export function nameOfAlike(layer: Layer, frame: Frame, language: Language): string | undefined {
  const description = describe(layer, frame);
  return description.nth && nameAlone(description, LAYER_WORDS[language]);
}

/**
 * The same where quotation marks stand around it: the words on the layer, or what else it is called. Where another is named
 * beside it that says the same, it keeps its number.
 */
export function nameInQuotes(
  layer: Layer,
  frame: Frame,
  language: Language,
  beside: readonly Layer[] = [],
): string {
  const says = LAYER_WORDS[language];
  const description = describe(layer, frame);
  const { words, nth } = description;
  if (words === "") return nameOf(description, says);
  const hasNamesake = beside.some((other) => other !== layer && describe(other, frame).words === words);
  return nth && hasNamesake ? says.oneOf(words, nth.index, nth.total) : words;
}
