import { describe, expect, test } from "vitest";
import { compact } from "../scene/json.ts";
import type { Page, Paint, Rgb, Scene, SceneNode, TextRun } from "../scene/scene.ts";
import { openFrame, type Frame } from "./frame.ts";
import type { Evidence, Outcome, Rule } from "./rule.ts";

type NodeOptions = Partial<Omit<SceneNode, "children" | "text" | "box">>;

interface Place {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

let lastId = 0;

const placed = ({ x = 0, y = 0, width = 100, height = 20 }: Place) => ({ x, y, width, height });

/** A colour from `#rrggbb`. */
export function rgb(hex: string): Rgb {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return { r: channel(1), g: channel(3), b: channel(5) };
}

/** A solid paint from `#rrggbb`. */
export const solid = (hex: string, opacity?: number): Paint =>
  opacity === undefined ? { type: "solid", color: rgb(hex) } : { type: "solid", color: rgb(hex), opacity };

export const image: Paint = { type: "image", scaleMode: "fill" };

/** A layer in absolute coordinates; without `fill` it paints nothing itself. */
export function layer(
  options: NodeOptions & Place & { readonly fill?: string } = {},
  children: readonly SceneNode[] = [],
): SceneNode {
  const { x, y, width, height, fill, ...node } = options;
  return {
    id: `1:${++lastId}`,
    name: "Layer",
    type: "FRAME",
    box: placed({ x, y, width, height }),
    ...(fill && { fills: [solid(fill)] }),
    ...(children.length > 0 && { children }),
    ...node,
  };
}

interface TextOptions extends NodeOptions, Place, Partial<Omit<TextRun, "start" | "end" | "fills">> {
  readonly color?: string;
  readonly align?: "left" | "center" | "right" | "justified";
  readonly resize?: "none" | "height" | "width-and-height";
  readonly isTruncated?: true;
  readonly runs?: readonly TextRun[];
}

/** A text layer in absolute coordinates: 16 px, regular, black, unless said otherwise. */
export function text(characters: string, options: TextOptions = {}): SceneNode {
  const {
    x,
    y,
    width,
    height,
    color,
    align,
    resize,
    isTruncated,
    runs,
    fontFamily,
    sizePx = 16,
    weight = 400,
    lineHeightPx,
    letterSpacingPx,
    isItalic,
    decoration,
    isLink,
    case: letterCase,
    ...node
  } = options;
  const run = compact<TextRun>({
    start: 0,
    end: characters.length,
    fontFamily: fontFamily ?? "Inter",
    sizePx,
    weight,
    lineHeightPx: lineHeightPx ?? sizePx * 1.5,
    letterSpacingPx,
    isItalic,
    decoration,
    isLink,
    case: letterCase,
  });
  const size = { width: width ?? characters.length * sizePx * 0.5, height: height ?? run.lineHeightPx };
  return {
    id: `1:${++lastId}`,
    name: characters.slice(0, 20),
    type: "TEXT",
    fills: [solid(color ?? "#000000")],
    box: placed({ x, y, ...size }),
    text: {
      characters,
      runs: runs ?? [run],
      alignHorizontal: align ?? "left",
      alignVertical: "top",
      resize: resize ?? "width-and-height",
      ...(isTruncated && { isTruncated }),
    },
    ...node,
  };
}

/** An instance of a component, such as a button. */
export const instance = (
  name: string,
  options: NodeOptions & Place & { readonly fill?: string } = {},
  children: readonly SceneNode[] = [],
): SceneNode =>
  layer({ name, type: "INSTANCE", instance: { componentId: `component-${name}` }, ...options }, children);

/** A set of components with a variant of each name: `State=Hover, Size=Large`. */
export const variantSet = (name: string, ...variants: readonly string[]): SceneNode =>
  layer(
    { name, type: "COMPONENT_SET", width: 300, height: 60 * variants.length },
    variants.map((variant, index) =>
      layer({ name: variant, type: "COMPONENT", y: 60 * index, width: 120, height: 40 }, [
        text("Send the order", { y: 60 * index }),
      ]),
    ),
  );

/** A white phone screen (375 × 812) unless said otherwise, with the given layers in it. */
export const screen = (
  children: readonly SceneNode[],
  options: NodeOptions & Place & { readonly fill?: string } = {},
): SceneNode =>
  layer(
    { name: "Screen", width: 375, height: 812, fill: "#ffffff", clipsContent: true, ...options },
    children,
  );

/** A scene of one or several frames. */
export const sceneOf = (...frames: readonly SceneNode[]): Scene => ({
  schema: 1,
  file: "test",
  page: { id: "0:1", name: "Page" },
  frames,
  components: {},
  styles: {},
});

/** What surrounds a screen in its scene. */
interface Surroundings extends Partial<Pick<Scene, "styles" | "variables" | "collections" | "images">> {
  /** The other screens. */
  readonly beside?: readonly SceneNode[];
  readonly page?: Partial<Page>;
}

function openAmong({ beside = [], page, ...tables }: Surroundings, node: SceneNode): Frame {
  const scene = sceneOf(node, ...beside);
  return openFrame({ ...scene, ...tables, page: { ...scene.page, ...page } }, node);
}

/** What a rule says about a screen, layer by layer; passes are left out. */
export function outcomesOf(
  rule: Rule,
  node: SceneNode,
  surroundings: Surroundings = {},
): readonly Exclude<Outcome, { verdict: "pass" }>[] {
  const frame = openAmong(surroundings, node);
  return rule
    .applies(frame)
    .flatMap((one) => rule.check(one, frame))
    .filter((outcome) => outcome.verdict !== "pass");
}

/** How many layers of a screen a rule judges. */
const judgedCount = (rule: Rule, node: SceneNode, surroundings: Surroundings): number =>
  rule.applies(openAmong(surroundings, node)).length;

interface RuleTable {
  /** Screens that the rule judges and accepts. */
  readonly pass?: Readonly<Record<string, SceneNode>>;
  /** Screens that the rule refuses once, with (part of) the evidence it must give. */
  readonly fail?: Readonly<Record<string, readonly [SceneNode, Partial<Evidence>]>>;
  /** Screens about which the rule cannot tell, with the reason. */
  readonly unsure?: Readonly<Record<string, readonly [SceneNode, string]>>;
  /** Screens in which the rule finds nothing to judge. */
  readonly ignore?: Readonly<Record<string, SceneNode>>;
}

/** The table of screens that shows what a rule does, each in the same surroundings. */
export function testRule(
  rule: Rule,
  { pass = {}, fail = {}, unsure = {}, ignore = {} }: RuleTable,
  surroundings: Surroundings = {},
): void {
  describe(rule.id, () => {
    for (const [name, node] of Object.entries(pass))
      test(`accepts ${name}`, () => {
        expect(judgedCount(rule, node, surroundings)).toBeGreaterThan(0);
        expect(outcomesOf(rule, node, surroundings)).toEqual([]);
      });
    for (const [name, [node, evidence]] of Object.entries(fail))
      test(`refuses ${name}`, () => {
        expect(outcomesOf(rule, node, surroundings)).toEqual([
          expect.objectContaining({ verdict: "fail", evidence: expect.objectContaining(evidence) }),
        ]);
      });
    for (const [name, [node, reason]] of Object.entries(unsure))
      test(`is unsure about ${name}`, () => {
        expect(outcomesOf(rule, node, surroundings)).toEqual([{ verdict: "unsure", reason }]);
      });
    for (const [name, node] of Object.entries(ignore))
      test(`does not judge ${name}`, () => {
        expect(judgedCount(rule, node, surroundings)).toBe(0);
      });
  });
}
