import type { Contours } from "./contour.ts";

/**
 * A scene is a captured design as plain, JSON-safe data: what the review engine judges and what is sent to the server.
 * It holds only what is painted: hidden layers are left out by the readers. Defaults are left out too, so that a
 * scene stays small: an absent `opacity` is 1, an absent list is empty.
 *
 * Units: lengths in px of the canvas, angles in degrees clockwise, colour channels and opacities from 0 to 1.
 */
export interface Scene {
  readonly schema: 1;
  /** Name of the file the design comes from. */
  readonly file: string;
  readonly page: Page;
  /** The captured top-level layers, in the order in which they are painted. */
  readonly frames: readonly SceneNode[];
  /** Main components by id: what instances refer to with `componentId`. */
  readonly components: Readonly<Record<string, Component>>;
  /** Shared styles by id: what nodes refer to with `styles`. */
  readonly styles: Readonly<Record<string, SharedStyle>>;
  /** Colour variables by id: those that paints refer to with `variable`, and those that give these their colours. */
  readonly variables?: Readonly<Record<string, ColorVariable>>;
  /** The collections of these variables by id. */
  readonly collections?: Readonly<Record<string, VariableCollection>>;
  /** Natural sizes of pictures: what paints refer to with `imageHash`. The REST API does not tell. */
  readonly images?: Readonly<Record<string, ImageSize>>;
}

export interface Page {
  readonly id: string;
  readonly name: string;
  /** Every screen of the page is among the captured ones, with all that is in it; absent when some may be missing. */
  readonly isComplete?: true;
}

export interface Component {
  readonly name: string;
  /** Name of the component set, when the component is a variant. */
  readonly setName?: string;
  /** Id of that set. */
  readonly setId?: string;
  /** The component lives in another file: a library. */
  readonly isRemote?: true;
}

export interface SharedStyle {
  readonly name: string;
  readonly type: "fill" | "text" | "effect" | "grid" | "stroke";
}

/** A variable with a value for each mode of its collection; a value that is no plain colour is left out. */
export interface ColorVariable {
  readonly name: string;
  readonly collectionId: string;
  /** By the id of the mode: a colour, or the variable that it is taken from. */
  readonly values: Readonly<Record<string, Rgba | VariableAlias>>;
}

export interface VariableAlias {
  readonly alias: string;
}

export interface VariableCollection {
  readonly name: string;
  readonly modes: readonly { readonly id: string; readonly name: string }[];
  /** The mode of a layer for which no other is set. */
  readonly defaultModeId: string;
}

export interface ImageSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A layer with everything painted inside it. Children are in painting order: the last one lies on top. */
export interface SceneNode {
  readonly id: string;
  readonly name: string;
  readonly type: NodeType;
  /** Bounding box in canvas coordinates, after rotation. */
  readonly box: Box;
  /** Box of everything painted, with shadows and strokes; absent when it equals `box` or is unknown. */
  readonly renderBox?: Box;
  readonly rotationDeg?: number;
  readonly opacity?: number;
  readonly blendMode?: BlendMode;
  readonly fills?: readonly Paint[];
  readonly strokes?: readonly Paint[];
  readonly stroke?: Stroke;
  readonly effects?: readonly Effect[];
  /** Top left, top right, bottom right, bottom left. */
  readonly cornerRadiiPx?: Sides;
  /** An ellipse of which only a ring or a slice is painted. */
  readonly isArc?: true;
  readonly clipsContent?: true;
  /** The layer masks the siblings painted after it instead of being painted. */
  readonly isMask?: true;
  readonly layout?: AutoLayout;
  /** How the layer takes its size inside an auto layout. */
  readonly sizing?: { readonly horizontal: Sizing; readonly vertical: Sizing };
  /** The layer ignores the auto layout of its parent. */
  readonly isAbsolute?: true;
  readonly constraints?: { readonly horizontal: string; readonly vertical: string };
  readonly scrolls?: "horizontal" | "vertical" | "both";
  /** Contours of what a small drawing paints; only where the source tells of them. */
  readonly contours?: Contours;
  readonly text?: Text;
  readonly instance?: Instance;
  readonly reactions?: readonly Reaction[];
  /** Ids of the variables bound to each property. */
  readonly variables?: Readonly<Record<string, readonly string[]>>;
  /** Ids of the variable modes set on the layer, by collection; for a frame also those of its section and page. */
  readonly modes?: Readonly<Record<string, string>>;
  /** Ids of the shared styles in use, by what they style. */
  readonly styles?: Readonly<Record<string, string>>;
  readonly children?: readonly SceneNode[];
}

/** Node types as the design tool names them; an unknown type is kept and drawn as a plain box. */
export type NodeType =
  | "FRAME"
  | "GROUP"
  | "SECTION"
  | "COMPONENT"
  | "COMPONENT_SET"
  | "INSTANCE"
  | "SLOT"
  | "TEXT"
  | "RECTANGLE"
  | "ELLIPSE"
  | "LINE"
  | "VECTOR"
  | "STAR"
  | "REGULAR_POLYGON"
  | "BOOLEAN_OPERATION"
  | (string & {});

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

export interface Rgba extends Rgb {
  readonly a: number;
}

/** Four values clockwise: top, right, bottom, left for sides; top left first for corners. */
export type Sides = readonly [number, number, number, number];

export type BlendMode = Exclude<string, "NORMAL" | "PASS_THROUGH">;

export type Paint = SolidPaint | GradientPaint | ImagePaint;

interface PaintBase {
  readonly opacity?: number;
  readonly blendMode?: BlendMode;
}

export interface SolidPaint extends PaintBase {
  readonly type: "solid";
  readonly color: Rgb;
  /** Id of the variable that gives the colour. */
  readonly variable?: string;
}

export interface GradientPaint extends PaintBase {
  readonly type: "gradient";
  readonly shape: "linear" | "radial" | "angular" | "diamond";
  /** Empty when the exporter lost them: the colours are unknown then, like those of a picture. */
  readonly stops: readonly GradientStop[];
  /** Start, end and width handles, relative to the box of the layer (0 to 1); absent when unknown. */
  readonly handles?: readonly { readonly x: number; readonly y: number }[];
}

export interface GradientStop {
  readonly position: number;
  readonly color: Rgba;
  /** Id of the variable that gives the colour. */
  readonly variable?: string;
}

/** A picture, a video, a pattern, a paint that cannot be read or is newer than the reader: its pixels are not known. */
export interface ImagePaint extends PaintBase {
  readonly type: "image";
  readonly scaleMode: string;
  /** Names a picture of the file. */
  readonly imageHash?: string;
  /** The way from the box of the layer to the picture (both 0 to 1), when it is cropped; see `Transform`. */
  readonly transform?: Transform;
  /** Quarter turns of the picture inside the layer, in degrees. */
  readonly rotationDeg?: number;
}

/** Two rows of a matrix: x′ = a·x + c·y + e, y′ = b·x + d·y + f, as `[[a, c, e], [b, d, f]]`. */
export type Transform = readonly [TransformRow, TransformRow];
type TransformRow = readonly [number, number, number];

export interface Stroke {
  /** Widths of the sides: top, right, bottom, left. */
  readonly widthsPx: Sides;
  readonly align: "inside" | "center" | "outside";
  readonly isDashed?: true;
}

export interface Effect {
  readonly type: "drop-shadow" | "inner-shadow" | "layer-blur" | "background-blur" | "other";
  readonly radiusPx: number;
  readonly spreadPx?: number;
  readonly offset?: { readonly x: number; readonly y: number };
  readonly color?: Rgba;
}

export interface AutoLayout {
  readonly direction: "horizontal" | "vertical" | "grid";
  readonly wraps?: true;
  readonly gapPx: number;
  /** Space between the rows or columns of a wrapping layout. */
  /** Top, right, bottom, left. */
  readonly paddingPx: Sides;
  /** Alignment along the direction; `space-between` spreads the children and `gapPx` does not count. */
  readonly align: "start" | "center" | "end" | "space-between";
  readonly crossAlign: "start" | "center" | "end" | "baseline";
}

export type Sizing = "fixed" | "hug" | "fill";

export interface Text {
  readonly characters: string;
  /** Stretches of equal style, never none; they cover `characters` without a gap. */
  readonly runs: readonly TextRun[];
  readonly alignHorizontal: "left" | "center" | "right" | "justified";
  readonly alignVertical: "top" | "center" | "bottom";
  readonly resize: "none" | "height" | "width-and-height";
  /** Text beyond the box, or beyond `maxLines`, ends in an ellipsis. */
  readonly isTruncated?: true;
  readonly maxLines?: number;
  /** The largest space that it sets between two of its paragraphs. */
  readonly paragraphSpacingPx?: number;
}

export interface TextRun {
  /** Index of the first character (UTF-16) and of the one after the last. */
  readonly start: number;
  readonly end: number;
  readonly fontFamily: string;
  readonly sizePx: number;
  readonly weight: number;
  readonly lineHeightPx: number;
  readonly letterSpacingPx?: number;
  readonly isItalic?: true;
  readonly case?: "upper" | "lower" | "title" | "small-caps";
  readonly decoration?: "underline" | "strikethrough";
  readonly isLink?: true;
  /** Fills of this run, when they differ from the fills of the layer. */
  readonly fills?: readonly Paint[];
}

export interface Instance {
  /** Id of the main component; absent when it cannot be reached. */
  readonly componentId?: string;
  /** Variant properties and other component properties with text or boolean values. */
  readonly properties?: Readonly<Record<string, string | boolean>>;
}

export interface Reaction {
  readonly trigger: string;
  /** The kind of action: `NODE`, `BACK`, `CLOSE`, `URL` … */
  readonly action: string;
  readonly navigation?: string;
  readonly destinationId?: string;
}
