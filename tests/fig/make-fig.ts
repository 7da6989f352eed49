import { deflateSync, strToU8, zipSync } from "fflate";
import { everyNode } from "../../shared/scene/every-node.ts";
import type { RestNode } from "../../shared/scene/rest/rest-file.ts";
import { encode, encodeSchema, schemaOf } from "./encode-kiwi.ts";
import { type FigDesign, openFig } from "../../shared/fig/open-fig.ts";

/** The part of Figma's schema that the tests need, with its names. */
const SCHEMA = schemaOf(`
enum NodeType: NONE, DOCUMENT, CANVAS, FRAME, TEXT, SYMBOL, INSTANCE, ROUNDED_RECTANGLE, VECTOR, VARIABLE, VARIABLE_SET, LINE
enum PaintType: SOLID, GRADIENT_LINEAR, IMAGE, PATTERN
enum StackMode: NONE, HORIZONTAL, VERTICAL
enum StackSize: FIXED, RESIZE_TO_FIT, RESIZE_TO_FIT_WITH_IMPLICIT_SIZE
enum StackCounterAlign: MIN, CENTER, MAX, STRETCH
enum NumberUnits: RAW, PIXELS, PERCENT
enum WindingRule: NONZERO, ODD
enum ConnectionType: NONE, INTERNAL_NODE, URL, BACK
enum InteractionType: ON_CLICK, ON_HOVER
enum NavigationType: NAVIGATE, OVERLAY
enum ComponentPropNodeField: VISIBLE, TEXT_DATA, OVERRIDDEN_SYMBOL_ID
enum TextAutoResize: NONE, WIDTH_AND_HEIGHT, HEIGHT
enum ImageScaleMode: STRETCH, FIT, FILL, TILE
enum VariableField: STACK_SPACING, STACK_PADDING_LEFT, CORNER_RADIUS, SOMETHING_NEW
enum VariableResolvedType: COLOR, FLOAT
enum StyleType: NONE, FILL, TEXT
struct GUID: sessionID uint, localID uint
struct Vector: x float, y float
struct Matrix: m00 float, m01 float, m02 float, m10 float, m11 float, m12 float
struct Color: r float, g float, b float, a float
struct ParentIndex: guid GUID, position string
struct GUIDPath: guids GUID[]
struct Number: value float, units NumberUnits
struct FontName: family string, style string, postscript string
struct ColorStop: color Color, position float
message AssetRef: key string, version string
message VariableID: guid GUID, assetRef AssetRef
message StyleId: guid GUID, assetRef AssetRef
message TextData: characters string, characterStyleIDs uint[], styleOverrideTable NodeChange[], glyphs Glyph[], fontMetaData FontMetaData[], decorations Decoration[]
message VariableAnyValue: boolValue bool, colorValue Color, alias VariableID, floatValue float
message VariableData: value VariableAnyValue
message Image: hash byte[], name string
message Paint: type PaintType, color Color, opacity float, visible bool, stops ColorStop[], transform Matrix, image Image, imageScaleMode ImageScaleMode, originalImageWidth uint, originalImageHeight uint, colorVar VariableData
message Path: windingRule WindingRule, commandsBlob uint, styleID uint
message Glyph: commandsBlob uint, position Vector, fontSize float, firstCharacter uint, advance float, emojiCodePoints uint[]
message Rect: x float, y float, w float, h float
message Decoration: rects Rect[], styleID uint
message FontMetaData: key FontName, fontLineHeight float, fontWeight int
message PrototypeEvent: interactionType InteractionType
message PrototypeAction: transitionNodeID GUID, connectionType ConnectionType, connectionURL string, navigationType NavigationType
message PrototypeInteraction: event PrototypeEvent, actions PrototypeAction[], isDeleted bool
message ComponentPropRef: defID GUID, componentPropNodeField ComponentPropNodeField
message ComponentPropValue: boolValue bool, textValue TextData, guidValue GUID
message ComponentPropAssignment: defID GUID, value ComponentPropValue
message ComponentPropDef: id GUID, name string, parentPropDefId GUID
message VariableDataValuesEntry: modeID GUID, variableData VariableData
message VariableDataValues: entries VariableDataValuesEntry[]
message VariableConsumptionEntry: variableField VariableField, variableData VariableData
message VariableConsumptionMap: entries VariableConsumptionEntry[]
message VariableSetMode: id GUID, name string, sortPosition string
message VariableModeBySetMapEntry: variableSetID VariableID, variableModeID GUID
message VariableModeBySetMap: entries VariableModeBySetMapEntry[]
message Hyperlink: url string, guid GUID
message SymbolData: symbolID GUID, symbolOverrides NodeChange[]
message NodeChange: guid GUID, guidPath GUIDPath, parentIndex ParentIndex, type NodeType, name string, key string, version string, visible bool, locked bool, opacity float, size Vector, transform Matrix, fillPaints Paint[], strokePaints Paint[], strokeWeight float, cornerRadius float, fillGeometry Path[], textData TextData, derivedTextData TextData, fontName FontName, fontSize float, lineHeight Number, letterSpacing Number, textAutoResize TextAutoResize, stackMode StackMode, stackSpacing float, stackReverseZIndex bool, stackHorizontalPadding float, stackPrimarySizing StackSize, stackCounterSizing StackSize, stackChildPrimaryGrow float, stackChildAlignSelf StackCounterAlign, resizeToFit bool, frameMaskDisabled bool, isStateGroup bool, internalOnly bool, mask bool, symbolData SymbolData, derivedSymbolData NodeChange[], overrideKey GUID, overriddenSymbolID GUID, componentPropDefs ComponentPropDef[], componentPropRefs ComponentPropRef[], componentPropAssignments ComponentPropAssignment[], styleIdForFill StyleId, styleIdForText StyleId, styleIdForStrokeFill StyleId, styleID uint, styleType StyleType, isSoftDeleted bool, publishID GUID, variableResolvedType VariableResolvedType, variableConsumptionMap VariableConsumptionMap, variableSetID VariableID, variableSetModes VariableSetMode[], variableDataValues VariableDataValues, variableModeBySetMap VariableModeBySetMap, prototypeInteractions PrototypeInteraction[], prototypeStartingPoint PrototypeEvent, hyperlink Hyperlink
struct Blob: bytes byte[]
message Message: nodeChanges NodeChange[], blobs Blob[]
`);

/** The id of a node by its number, all of one session. */
export const guid = (localID: number) => ({ sessionID: 1, localID });

/** A node with a place in the file; the later of two siblings lies on top. */
export const node = (
  id: number,
  type: string,
  parent: number,
  fields: Readonly<Record<string, unknown>> = {},
) => ({
  guid: guid(id),
  type,
  name: `${type} ${id}`,
  parentIndex: { guid: guid(parent), position: String.fromCodePoint(33 + id) },
  size: { x: 100, y: 100 },
  transform: { m00: 1, m01: 0, m02: 0, m10: 0, m11: 1, m12: 0 },
  ...fields,
});

/** A document (0) with a page (1), in which the given nodes lie. */
export const document = (...nodes: readonly object[]): readonly object[] => [
  { guid: guid(0), type: "DOCUMENT", name: "Document" },
  { guid: guid(1), type: "CANVAS", name: "Page", parentIndex: { guid: guid(0), position: "!" } },
  ...nodes,
];

export interface FigParts {
  readonly nodes: readonly object[];
  readonly blobs?: readonly Uint8Array[];
  readonly name?: string;
  readonly images?: Readonly<Record<string, Uint8Array>>;
  /** Packs the message; deflates it when absent. */
  readonly pack?: (message: Uint8Array) => Uint8Array;
}

const lengthOf = ({ length }: Uint8Array): readonly number[] => [
  ...new Uint8Array(Uint32Array.of(length).buffer),
];

/** A design as files had it before they were zips: `fig-kiwi`, a version, a schema, a message. */
export function canvasFig(parts: FigParts, schema = SCHEMA, magic = "fig-kiwi"): Uint8Array {
  const pack = parts.pack ?? deflateSync;
  const blobs = (parts.blobs ?? []).map((bytes) => ({ bytes }));
  const packedSchema = deflateSync(encodeSchema(schema));
  const message = pack(encode(schema, "Message", { nodeChanges: parts.nodes, blobs }));
  const head = [...strToU8(magic), 106, 0, 0, 0, ...lengthOf(packedSchema)];
  return Uint8Array.from([...head, ...packedSchema, ...lengthOf(message), ...message]);
}

/** A `.fig` file as the design tool saves it: a zip. */
export function figFile(parts: FigParts): Uint8Array {
  const meta = strToU8(JSON.stringify({ file_name: parts.name ?? "Design" }));
  const images = Object.entries(parts.images ?? {}).map(
    ([hash, bytes]) => [`images/${hash}`, bytes] as const,
  );
  return zipSync(
    { "canvas.fig": canvasFig(parts), "meta.json": meta, ...Object.fromEntries(images) },
    { level: 0 },
  );
}

/** An outline: stretches of a letter and numbers, as the file writes them. */
export function encodeOutline(
  ...stretches: readonly (readonly [letter: "Z" | "M" | "L" | "Q" | "C", ...number[]])[]
): Uint8Array {
  const bytes = stretches.flatMap(([letter, ...numbers]) => [
    "ZMLQC".indexOf(letter),
    ...new Uint8Array(Float32Array.from(numbers).buffer),
  ]);
  return Uint8Array.from(bytes);
}

export const RED = { r: 1, g: 0, b: 0, a: 1 };
export const BLUE = { r: 0, g: 0, b: 1, a: 1 };

/** A solid paint, as the file writes it. */
export const fill = (color: object, fields: object = {}) => ({ type: "SOLID", color, ...fields });

/** The design in a file of these parts. */
export const openParts = (parts: FigParts): FigDesign => openFig(figFile(parts));

/** The layers of a page that holds these nodes, as the REST API would answer them. */
export function pageOf(nodes: readonly object[], blobs: readonly Uint8Array[] = []): readonly RestNode[] {
  const design = openParts({ nodes: document(...nodes), blobs });
  return design.readPage("1:1").document.children?.[0]?.children ?? [];
}

/** Layers, each followed by all that it holds. */
export const withInner = (nodes: readonly RestNode[]): readonly RestNode[] =>
  nodes.flatMap((node) => everyNode(node));

/** The first layer of this name, wherever it lies. Throws where there is none. */
export const named = (nodes: readonly RestNode[], name: string): RestNode => {
  const found = withInner(nodes).find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
