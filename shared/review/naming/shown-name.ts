import type { LayerRef } from "../report.ts";

/** What a layer is called before people; in reviews of older versions its name on the canvas. */
export const shownName = ({ shown, name }: LayerRef): string => shown ?? name;
