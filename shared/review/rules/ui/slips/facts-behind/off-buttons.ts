import { nearWidths } from "../../../../../perception/controls/fields/near-widths.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import type { Frame } from "../../../../../perception/frame/frame.ts";
import { isForPeople } from "../../../../../perception/structure/screens/screen-kind.ts";
import type { LineSlip } from "./crooked.ts";
import { fromTo } from "./slip.ts";

/** The buttons below fields that follow their edges only roughly. */
export const offButtons = computed((frame: Frame): readonly LineSlip[] =>
  (isForPeople(frame) ? nearWidths(frame) : []).map((near) => {
    const { button, form, leftPx, rightPx } = near;
    const { layers, ends } = fromTo([button.layers[0], (form.at(-1) ?? form[0]).layers[0]]);
    return {
      kind: "button",
      layers,
      said: {
        ...ends,
        linesPx: [Math.round(leftPx), Math.round(rightPx)],
        offPx: Math.round(Math.max(leftPx, rightPx)),
        count: form.length,
        usualPx: Math.round(form[0].box.width),
      },
    };
  }),
);
