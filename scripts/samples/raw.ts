/** A box in px of the page. */
export interface RawBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Computed CSS values by camel-cased property. */
export type RawStyle = Readonly<Record<string, string>>;

/** A stretch of characters that share a style. */
export interface RawRun {
  readonly start: number;
  readonly end: number;
  readonly style: RawStyle;
  readonly isLink: boolean;
}

/** The characters of a text element, and what its glyphs cover. */
export interface RawText {
  readonly characters: string;
  readonly runs: readonly RawRun[];
  readonly ink: RawBox | null;
}

/** A shape of an inline SVG, in the units of its view box. */
export interface RawShape {
  readonly kind: "path" | "rect" | "circle" | "ellipse";
  readonly name: string;
  readonly path: string;
  readonly bounds: RawBox;
  readonly radius: number;
  readonly gradient: string;
  readonly style: RawStyle;
}

/** An element as the browser laid it out, before anything is decided about it. */
export interface RawElement {
  readonly data: Readonly<Record<string, string>>;
  readonly classes: readonly string[];
  readonly box: RawBox;
  readonly style: RawStyle;
  /** Width and height as the style sheet gives them: `auto`, a length or a percentage. */
  readonly asked: { readonly width: string; readonly height: string };
  readonly text: RawText | null;
  readonly shapes: readonly RawShape[] | null;
  /** Page px per unit of the SVG's view box. */
  readonly scale: number;
  readonly children: readonly RawElement[];
}
