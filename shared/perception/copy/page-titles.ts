import { isSure } from "../elements/element.ts";
import { elements } from "../elements/elements.ts";
import { computed } from "../frame/computed.ts";
import type { Frame, Layer } from "../frame/frame.ts";

/** The texts recognised as the title of the screen: no small line above a larger one. */
export const pageTitles = computed(
  (frame: Frame): ReadonlySet<Layer> =>
    new Set(
      elements(frame)
        .filter((one) => one.role === "screen-title" && isSure(one, "taken"))
        .flatMap(({ parts }) => parts.label ?? []),
    ),
);
