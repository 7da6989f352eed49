import type { Layer } from "../frame/frame.ts";
import { DISABLED_WORDS } from "../../standards/words/control-names.ts";
import { rememberedFlag } from "../frame/remembered.ts";
import { rememberedText } from "../frame/remembered-text.ts";
import { nameWords } from "../text/language/words.ts";

const FADED_OPACITY = 0.5;
const NOT_WORDS: ReadonlySet<string> = new Set(["not", "non", "no"]);

/** True when a name says that something cannot be used now. */
const saysDisabled = rememberedText((text) => {
  const words = nameWords(text);
  return words.some((word) => DISABLED_WORDS.has(word)) && !words.some((word) => NOT_WORDS.has(word));
});

/** `State=Disabled` and `Disabled=true` say so, `Disabled=false` does not. */
function isDisabledBy(name: string, value: string | boolean): boolean {
  const setting = String(value).toLowerCase();
  if (["true", "yes", "on", "oui"].includes(setting)) return saysDisabled(name);
  return ["state", "status", "etat"].includes(nameWords(name)[0] ?? "") && saysDisabled(setting);
}

const hasDisabledProperty = ({ node }: Layer): boolean => {
  const properties = node.instance?.properties;
  return (
    properties !== undefined && Object.entries(properties).some(([name, value]) => isDisabledBy(name, value))
  );
};

const isFaded = ({ node }: Layer): boolean => (node.opacity ?? 1) <= FADED_OPACITY;

const isNamedDisabled = (layer: Layer): boolean =>
  layer.parent !== null && !layer.node.text && saysDisabled(layer.node.name);

/** True when a layer belongs to a control that is marked as inactive, by a name or by a property. */
export const isMarkedDisabled: (layer: Layer) => boolean = rememberedFlag(
  (layer: Layer) =>
    isNamedDisabled(layer) ||
    hasDisabledProperty(layer) ||
    (layer.parent !== null && isMarkedDisabled(layer.parent)),
);

/** True when a control is shown as one that cannot be used now: it is marked so, or looks faded. */
export const isDisabled = (layer: Layer): boolean => isMarkedDisabled(layer) || isFaded(layer);
