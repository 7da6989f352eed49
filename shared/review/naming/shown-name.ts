import type { LayerRef } from "../report.ts";

/** The name of a layer before people; in reviews of older versions its name on the canvas. */
export const shownName = ({ shown, name }: LayerRef): string => shown ?? name;
