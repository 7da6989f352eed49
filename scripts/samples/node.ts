import type { Interaction, Paint, Rectangle, SubcanvasNode } from "@figma/rest-api-spec";
import { boundsOf, textBounds } from "./bounds.ts";
import { colorStyle, type LayerPath, type Registry, variantProperties } from "./identity.ts";
import { isAbsolute, isFlex, layoutProps, sizingProps } from "./layout.ts";
import { pxOf, round2, toRectangle } from "./numbers.ts";
import { toEffects, toGradient, toImage, toSolid, toStroke } from "./paint.ts";
import type { RawElement, RawShape } from "./raw.ts";
import { geometryProps, shapeBox, shapeFills } from "./shape.ts";
import { textProps } from "./text.ts";
import type { SampleTheme } from "./theme.ts";

/** The context that the whole conversion shares. */
export interface Conversion {
  readonly theme: SampleTheme;
  readonly registry: Registry;
  /** Ids of the screens by name: where links lead. */
  readonly screenIds: Readonly<Record<string, string>>;
}

/** An element with the elements around it, nearest first. */
interface Spot {
  readonly element: RawElement;
  readonly parent: RawElement | null;
  readonly grand: RawElement | null;
  readonly place: LayerPath;
}

const SCALES = { constraints: { vertical: "SCALE", horizontal: "SCALE" } } as const;

const isInstance = ({ data }: RawElement): boolean => data["component"] !== undefined;

function isEllipse({ style, box, children, text }: RawElement): boolean {
  const isRound = pxOf(style["borderTopLeftRadius"]) >= box.width / 2;
  return isRound && Math.abs(box.width - box.height) < 0.01 && children.length === 0 && !text;
}

const isPlain = (element: RawElement): boolean =>
  !isInstance(element) && !isFlex(element) && element.children.length === 0 && !element.shapes;

function nameOf(element: RawElement): string {
  if (element.data["name"]) return element.data["name"];
  if (isInstance(element)) return element.data["component"] ?? "";
  if (element.text) return element.text.characters.slice(0, 40).trim();
  if (isPlain(element)) return isEllipse(element) ? "Ellipse" : "Rectangle";
  return "Frame";
}

function fillsOf({ data, style, box }: RawElement): Paint[] {
  const ground = data["image"] ? [toImage(data["image"])] : toSolid(style["backgroundColor"] ?? "");
  return [...ground, ...toGradient(style["backgroundImage"] ?? "", box)];
}

function radiusProps({ style, box }: RawElement) {
  const most = Math.min(box.width, box.height) / 2;
  const radii = ["TopLeft", "TopRight", "BottomRight", "BottomLeft"].map((corner) =>
    round2(Math.min(pxOf(style[`border${corner}Radius`]), most)),
  );
  const [first = 0] = radii;
  if (radii.every((radius) => radius === first)) return first > 0 ? { cornerRadius: first } : {};
  return { rectangleCornerRadii: radii };
}

function interactionsOf({ data }: RawElement, { screenIds }: Conversion): { interactions?: Interaction[] } {
  const target = data["to"];
  if (target === undefined) return {};
  const trigger = { type: "ON_CLICK" } as const;
  if (target === "back") return { interactions: [{ trigger, actions: [{ type: "BACK" }] }] };
  const destinationId = screenIds[target];
  if (!destinationId) throw new Error(`no screen is called ${target}`);
  return {
    interactions: [
      { trigger, actions: [{ type: "NODE", destinationId, navigation: "NAVIGATE", transition: null }] },
    ],
  };
}

function stylesOf(fills: readonly Paint[], strokes: readonly Paint[], conversion: Conversion) {
  const idOf = (paints: readonly Paint[]) => {
    const [paint] = paints;
    const isShared = paints.length === 1 && paint?.type === "SOLID" && paint.opacity === undefined;
    const name = isShared ? colorStyle(conversion.theme, paint.color) : undefined;
    return name === undefined ? undefined : conversion.registry.styleId(name, "FILL");
  };
  const [fill, stroke] = [idOf(fills), idOf(strokes)];
  return { ...(fill ? { fill } : {}), ...(stroke ? { stroke } : {}) };
}

const withStyles = (styles: Record<string, string>) => (Object.keys(styles).length > 0 ? { styles } : {});

/** The text style that a class names, unless the element departs from it. */
function textStyleOf({ classes, style }: RawElement, { theme, registry }: Conversion) {
  const words = classes.filter((name) => name.startsWith("t-")).map((name) => name.slice(2));
  const found = words.map((word) => theme.texts[word]).find((text) => text !== undefined);
  if (!found || found.sizePx !== pxOf(style["fontSize"]) || found.weight !== pxOf(style["fontWeight"]))
    return {};
  return { text: registry.styleId(found.style, "TEXT") };
}

const sharedProps = ({ element, parent, grand, place }: Spot, conversion: Conversion) => {
  const opacity = Number(element.style["opacity"] ?? 1);
  return {
    id: parent ? conversion.registry.layerId(place) : conversion.registry.screenId(place.screen),
    name: nameOf(element),
    scrollBehavior: "SCROLLS" as const,
    blendMode: "PASS_THROUGH" as const,
    ...(opacity < 1 ? { opacity } : {}),
    absoluteBoundingBox: toRectangle(element.box),
    ...sizingProps(element, parent, grand),
    ...(isAbsolute(element) && parent && isFlex(parent) ? { layoutPositioning: "ABSOLUTE" as const } : {}),
    ...interactionsOf(element, conversion),
  };
};

function toText(spot: Spot, conversion: Conversion): SubcanvasNode {
  const { element } = spot;
  if (fillsOf(element).length > 0 || pxOf(element.style["paddingLeft"]) > 0)
    throw new Error(`the text ${nameOf(element)} wants a frame for its background`);
  const shared = sharedProps(spot, conversion);
  const text = textProps(element, shared);
  const styles = { ...textStyleOf(element, conversion), ...stylesOf(text.fills, [], conversion) };
  return {
    ...shared,
    type: "TEXT",
    absoluteRenderBounds: textBounds(element),
    effects: [],
    ...withStyles(styles),
    ...text,
  };
}

function toPlain(spot: Spot, conversion: Conversion): SubcanvasNode {
  const { element } = spot;
  const fills = fillsOf(element);
  const stroke = toStroke(element.style["boxShadow"] ?? "");
  const effects = toEffects(element.style["boxShadow"] ?? "");
  const common = {
    ...sharedProps(spot, conversion),
    absoluteRenderBounds: boundsOf({
      box: element.box,
      effects,
      isPainted: true,
      isClipping: true,
      inner: [],
    }),
    fills,
    effects,
    ...stroke,
    ...withStyles(stylesOf(fills, stroke?.strokes ?? [], conversion)),
  };
  if (isEllipse(element))
    return { ...common, type: "ELLIPSE", arcData: { startingAngle: 0, endingAngle: 6.2832, innerRadius: 0 } };
  return { ...common, type: "RECTANGLE", ...radiusProps(element) };
}

function toShape(shape: RawShape, index: number, spot: Spot, conversion: Conversion): SubcanvasNode {
  const { box, scale } = { ...spot.element };
  const bounds = toRectangle(shapeBox(shape, box, scale));
  const fills = shapeFills(shape);
  const opacity = Number(shape.style["opacity"] ?? 1);
  const name =
    shape.name || { path: "Vector", rect: "Rectangle", circle: "Ellipse", ellipse: "Ellipse" }[shape.kind];
  const common = {
    id: conversion.registry.layerId({ ...spot.place, path: `${spot.place.path}/${name}[${index}]` }),
    name,
    scrollBehavior: "SCROLLS" as const,
    blendMode: "PASS_THROUGH" as const,
    ...(opacity < 1 ? { opacity } : {}),
    absoluteBoundingBox: bounds,
    absoluteRenderBounds: bounds,
    ...SCALES,
    fills,
    effects: [],
    ...withStyles(stylesOf(fills, [], conversion)),
  };
  if (shape.kind === "path") return { ...common, type: "VECTOR", ...geometryProps(shape, scale) };
  if (shape.kind === "rect")
    return {
      ...common,
      type: "RECTANGLE",
      ...(shape.radius ? { cornerRadius: round2(shape.radius * scale) } : {}),
    };
  return { ...common, type: "ELLIPSE", arcData: { startingAngle: 0, endingAngle: 6.2832, innerRadius: 0 } };
}

/** The place of what lies inside a frame or an instance. */
function innerPlace({ element, place }: Spot, id: string): LayerPath {
  if (!isInstance(element)) return place;
  return { ...place, instanceId: id, path: `${element.data["component"]}|${element.data["variant"] ?? ""}` };
}

function childrenOf(spot: Spot, id: string, conversion: Conversion): SubcanvasNode[] {
  const { element, parent } = spot;
  const place = innerPlace(spot, id);
  if (element.shapes)
    return element.shapes.map((shape, index) => toShape(shape, index, { ...spot, place }, conversion));
  const seen = new Map<string, number>();
  return element.children.map((child) => {
    // Texts differ between instances of a component, so an unnamed one is known by its order.
    const name = child.text && !child.data["name"] ? "Text" : nameOf(child);
    const order = seen.get(name) ?? 0;
    seen.set(name, order + 1);
    const path = `${place.path}/${name}[${order}]`;
    return toNode({ element: child, parent: element, grand: parent, place: { ...place, path } }, conversion);
  });
}

function instanceProps({ data, children }: RawElement, { registry }: Conversion) {
  const variant = data["variant"] ?? "";
  const label = children.find((child) => child.data["name"] === "Label")?.text?.characters;
  const name = data["component"] ?? "";
  return {
    type: "INSTANCE" as const,
    componentId: registry.componentId(name, variant),
    componentProperties: {
      ...(label === undefined ? {} : { "Label#5:0": { value: label, type: "TEXT" as const } }),
      ...variantProperties(variant),
    },
    overrides: [],
  };
}

const renderOf = (node: SubcanvasNode): readonly Rectangle[] =>
  "absoluteRenderBounds" in node && node.absoluteRenderBounds ? [node.absoluteRenderBounds] : [];

function toFrame(spot: Spot, conversion: Conversion): SubcanvasNode {
  const { element, parent } = spot;
  const shared = sharedProps(spot, conversion);
  const fills = fillsOf(element);
  const stroke = toStroke(element.style["boxShadow"] ?? "");
  const effects = toEffects(element.style["boxShadow"] ?? "");
  const children = childrenOf(spot, shared.id, conversion);
  const clipsContent = element.style["overflowX"] === "hidden" && !element.shapes;
  const frame = {
    ...shared,
    clipsContent,
    absoluteRenderBounds: boundsOf({
      box: element.box,
      effects,
      isPainted: fills.length > 0 || stroke !== null,
      isClipping: clipsContent,
      inner: children.flatMap(renderOf),
    }),
    ...layoutProps(element, parent),
    fills,
    effects,
    ...stroke,
    ...radiusProps(element),
    ...withStyles(stylesOf(fills, stroke?.strokes ?? [], conversion)),
    children,
  };
  if (isInstance(element)) return { ...frame, ...instanceProps(element, conversion) };
  return { ...frame, type: "FRAME" };
}

function toNode(spot: Spot, conversion: Conversion): SubcanvasNode {
  if (spot.element.text) return toText(spot, conversion);
  return isPlain(spot.element) ? toPlain(spot, conversion) : toFrame(spot, conversion);
}

/** Turns a screen into a layer of the REST API, with all that lies inside it. */
export const toScreen = (element: RawElement, screen: number, conversion: Conversion): SubcanvasNode =>
  toFrame({ element, parent: null, grand: null, place: { screen, instanceId: null, path: "" } }, conversion);
