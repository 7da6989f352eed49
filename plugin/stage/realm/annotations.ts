import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";
import type { OpenDocument } from "./document.ts";
import type { NodeHost } from "./nodes/stage.ts";

/** A category as the document keeps it. */
export interface KeptCategory {
  readonly id: string;
  readonly label: string;
  readonly color: AnnotationCategoryColor;
  readonly isPreset: boolean;
}

/** Every file has these. */
const PRESETS: readonly KeptCategory[] = [
  { id: "preset:development", label: "Development", color: "blue", isPreset: true },
  { id: "preset:interaction", label: "Interaction", color: "violet", isPreset: true },
  { id: "preset:accessibility", label: "Accessibility", color: "teal", isPreset: true },
  { id: "preset:content", label: "Content", color: "green", isPreset: true },
];

const FIELD = "annotationCategories";

const addedOf = ({ file }: OpenDocument): readonly KeptCategory[] =>
  (file.document[FIELD] as readonly KeptCategory[] | undefined) ?? [];

const categoriesOf = (document: OpenDocument): readonly KeptCategory[] => [...PRESETS, ...addedOf(document)];

function add(stage: NodeHost, { label, color }: Pick<KeptCategory, "label" | "color">): KeptCategory {
  const added = addedOf(stage.document);
  const kept = { id: `category:${added.length + 1}:${label}`, label, color, isPreset: false };
  const fields = { [FIELD]: [...added, kept] };
  stage.change([{ type: "set", id: stage.document.file.document.id, fields }]);
  return kept;
}

/** `figma.annotations`: the categories of the file. */
export const makeAnnotations = (stage: NodeHost) => ({
  getAnnotationCategoriesAsync: async () => categoriesOf(stage.document),
  addAnnotationCategoryAsync: async (category: Pick<KeptCategory, "label" | "color">) => add(stage, category),
});

type Kept = Readonly<Record<string, unknown>> & Annotation;

/** A plain label is answered in Markdown, too. */
const shown = (kept: Kept): Annotation =>
  kept.label === undefined || kept.labelMarkdown !== undefined
    ? kept
    : { ...kept, labelMarkdown: kept.label };

/** The annotations of a layer as the plugin reads them. */
export const readAnnotations = (rest: RestNode): readonly Annotation[] =>
  ((rest["annotations"] as readonly Kept[] | undefined) ?? []).map(shown);

function check(annotation: Annotation, document: OpenDocument): void {
  const { label, labelMarkdown, properties, categoryId } = annotation;
  if (label && labelMarkdown)
    throw new Error("in set_annotations: Only one of label or labelMarkdown should be given.");
  if (!label && !labelMarkdown && !properties?.length)
    throw new Error("in set_annotations: An annotation needs a label or properties.");
  if (categoryId !== undefined && !categoriesOf(document).some(({ id }) => id === categoryId))
    throw new Error(`in set_annotations: There is no annotation category "${categoryId}".`);
}

/** The annotations that a plugin sets, as the document keeps them; what the editor refuses throws. */
export function writeAnnotations(
  annotations: readonly Annotation[],
  document: OpenDocument,
): Record<string, unknown> {
  for (const annotation of annotations) check(annotation, document);
  // Words may come back otherwise than they were set: nobody may know their own by the words that they wrote.
  const kept = annotations.map((one) => (one.label ? { ...one, label: one.label.trim() } : one));
  return { annotations: kept.length > 0 ? kept : undefined };
}
