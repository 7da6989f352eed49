import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";
import type { DocumentChange } from "./editor.ts";
import { collectionOf, paintedBy, paintsOfStyle, sharedStyleOf, variableOf } from "./library.ts";
import type { OpenStage } from "./make-stage.ts";
import { toPluginPaints, toRestPaints } from "./nodes/paints.ts";

interface RestPaint {
  readonly boundVariables?: { readonly color?: { readonly id: string } };
}

const PAINTED = ["fills", "strokes"] as const;

type Repaint = (rest: RestNode, field: (typeof PAINTED)[number]) => readonly object[] | null;

/** The paints of all layers anew, where they take a colour from what changed: it is no change of theirs. */
const repaintAll = ({ document: { nodes } }: OpenStage, repaint: Repaint): readonly DocumentChange[] =>
  [...nodes.values()].flatMap((rest) =>
    PAINTED.flatMap((field) => {
      const paints = repaint(rest, field);
      return paints
        ? [{ type: "set" as const, id: rest.id, fields: { [field]: paints }, isSilent: true }]
        : [];
    }),
  );

interface Collection {
  readonly defaultModeId?: string;
}

interface Entry {
  readonly variableCollectionId?: string;
  readonly valuesByMode?: Readonly<Record<string, unknown>>;
}

/** The mode that a layer is shown in. */
function modeOf(stage: OpenStage, id: string, { variableCollectionId = "" }: Entry): string | undefined {
  const node = stage.node(id) as unknown as {
    readonly resolvedVariableModes?: Record<string, string>;
  } | null;
  const collection = collectionOf(stage.document, variableCollectionId) as Collection | null;
  return node?.resolvedVariableModes?.[variableCollectionId] ?? collection?.defaultModeId;
}

/** A variable whose values the plugin can set: the layers that take a colour from it follow. */
export function settableVariable(stage: OpenStage, id: string): unknown {
  const entry = variableOf(stage.document, id) as Entry | null;
  if (!entry) return null;
  const setValueForMode = (mode: string, color: RGBA): void => {
    const { valuesByMode = {} } = variableOf(stage.document, id) as Entry;
    stage.change([
      {
        type: "library",
        table: "variables",
        id,
        fields: { valuesByMode: { ...valuesByMode, [mode]: color } },
      },
      ...repaintAll(stage, (rest, field) => {
        const paints = (rest[field] ?? []) as readonly RestPaint[];
        const isBound = ({ boundVariables }: RestPaint) => boundVariables?.color?.id === id;
        if (!paints.some(isBound) || modeOf(stage, rest.id, entry) !== mode) return null;
        return paints.map((paint) => (isBound(paint) ? { ...paint, color } : paint));
      }),
    ]);
  };
  return { ...entry, setValueForMode };
}

/** A shared style whose paints the plugin can set: the REST API tells them only of the layers that have it. */
export function settableStyle(stage: OpenStage, id: string) {
  const style = sharedStyleOf(stage.document, id);
  if (style?.type !== "PAINT") return style;
  return Object.defineProperty({ ...style }, "paints", {
    get: () => toPluginPaints(paintsOfStyle(stage.document, id)),
    set: (paints: readonly Paint[]) => {
      stage.change([
        { type: "library", table: "styles", id, fields: {} },
        ...repaintAll(stage, (rest, field) => (paintedBy(rest, id) === field ? toRestPaints(paints) : null)),
      ]);
    },
  });
}
