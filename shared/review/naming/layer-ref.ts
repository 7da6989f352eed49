import { errorText } from "../../error-text.ts";
import type { Language } from "../../i18n/language.ts";
import type { Frame, Layer } from "../../perception/frame/frame.ts";
import { describeLayers } from "./describe-layers.ts";
import { nameInQuotes, nameLayer, nameOfAlike } from "./name-layer.ts";
import type { LayerRef } from "../report.ts";

/** Gives the reference by which a report points at a layer. */
export type RefOf = (layer: Layer) => LayerRef;

/** The names of the layers of a frame, as a report gives them. */
export interface LayerNames {
  readonly refOf: RefOf;
  /** To stand between quotation marks in a sentence that names others, too. */
  readonly quotedNameOf: (layer: Layer, beside: readonly Layer[]) => string;
}

/** Names the layers of a frame; when that fails, their names on the canvas are left. */
export function* nameLayers(
  frame: Frame,
  language: Language,
  log: (message: string) => void,
): Generator<void, LayerNames, void> {
  try {
    yield* describeLayers.inSteps(frame);
  } catch (error) {
    log(`the names of ${frame.root.node.id} failed: ${errorText(error)}`);
    return {
      refOf: ({ node: { id, name } }) => ({ id, name }),
      quotedNameOf: ({ node }) => node.name,
    };
  }
  return {
    refOf: (layer) => {
      const alike = nameOfAlike(layer, frame, language);
      return {
        id: layer.node.id,
        name: layer.node.name,
        shown: nameLayer(layer, frame, language),
        ...(alike !== undefined && { alike }),
      };
    },
    quotedNameOf: (layer, beside) => nameInQuotes(layer, frame, language, beside),
  };
}
