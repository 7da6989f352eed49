import type { Paint, Scene, SceneNode, TextRun } from "./scene.ts";
type NodeOptions = Partial<Omit<SceneNode, "children" | "text" | "box">>;
interface Place {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}
export { fromHex as rgb } from "./color.ts";
/** A solid paint from `#rrggbb`. */
export declare const solid: (hex: string, opacity?: number) => Paint;
export declare const image: Paint;
/** A layer in absolute coordinates; without `fill` it paints nothing itself. */
export declare function layer(
  options?: NodeOptions &
    Place & {
      readonly fill?: string;
    },
  children?: readonly SceneNode[],
): SceneNode;
interface TextOptions extends NodeOptions, Place, Partial<Omit<TextRun, "start" | "end" | "fills">> {
  readonly color?: string;
  readonly align?: "left" | "center" | "right" | "justified";
  readonly resize?: "none" | "height" | "width-and-height";
  readonly isTruncated?: true;
  readonly runs?: readonly TextRun[];
}
/** A text layer in absolute coordinates: 16 px, regular, black, unless said otherwise. */
export declare function text(characters: string, options?: TextOptions): SceneNode;
/** An instance of a component, such as a button. */
export declare const instance: (
  name: string,
  options?: NodeOptions &
    Place & {
      readonly fill?: string;
    },
  children?: readonly SceneNode[],
) => SceneNode;
/** A set of components with a variant of each name: `State=Hover, Size=Large`. */
export declare const variantSet: (name: string, ...variants: readonly string[]) => SceneNode;
/** A white phone screen (375 × 812) unless said otherwise, with the given layers in it. */
export declare const screen: (
  children: readonly SceneNode[],
  options?: NodeOptions &
    Place & {
      readonly fill?: string;
    },
) => SceneNode;
/** A sheet of type styles: samples that say what they are called, with the given layers below. */
export declare const typeSheet: (children?: readonly SceneNode[]) => SceneNode;
/** A scene of one or several frames. */
export declare const sceneOf: (...frames: readonly SceneNode[]) => Scene;
