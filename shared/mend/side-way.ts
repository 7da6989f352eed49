/** One of the two directions of a box. */
export interface SideWay {
  readonly at: "x" | "y";
  readonly size: "width" | "height";
  readonly sizing: "horizontal" | "vertical";
  /** Places of its two paddings among the four sides. */
  readonly sides: readonly [number, number];
}

export const WAY_ACROSS: SideWay = { at: "x", size: "width", sizing: "horizontal", sides: [3, 1] };
export const WAY_DOWN: SideWay = { at: "y", size: "height", sizing: "vertical", sides: [0, 2] };
