import type { Frame, Layer } from "../frame/frame.ts";
import { computed } from "../frame/computed.ts";
import { fields } from "./fields/fields.ts";
import { isMarkedDisabled } from "../elements/is-disabled.ts";

const disabledLabels = computed(
  (frame: Frame): ReadonlySet<Layer> =>
    new Set(
      [...fields(frame).values()]
        .filter(({ target }) => isMarkedDisabled(target.layer))
        .flatMap(({ label }) => label ?? []),
    ),
);

/** True when a text is the label of a field that cannot be used now: it is drawn as faint as the field. */
export const isDisabledLabel = (layer: Layer, frame: Frame): boolean => disabledLabels(frame).has(layer);
