import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";
import type { OpenDocument } from "./document.ts";
import type { NodeHost } from "./nodes/stage.ts";

/** A category as the document keeps it. */
interface KeptCategory {
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

const keep = (stage: NodeHost, categories: readonly KeptCategory[]): void =>
  stage.change([{ type: "set", id: stage.document.file.document.id, fields: { [FIELD]: categories } }]);

/** A category as the plugin holds it. */
function categoryFor(stage: NodeHost, kept: KeptCategory): AnnotationCategory {
  const edit = (fields: Partial<KeptCategory>) =>
    keep(
      stage,
      addedOf(stage.document).map((one) => (one.id === kept.id ? { ...one, ...fields } : one)),
    );
  return {
    ...kept,
    remove: () =>
      keep(
        stage,
        addedOf(stage.document).filter(({ id }) => id !== kept.id),
      ),
    setColor: (color) => edit({ color }),
    setLabel: (label) => edit({ label }),
  };
}

function add(stage: NodeHost, { label, color }: Pick<KeptCategory, "label" | "color">): AnnotationCategory {
  const added = addedOf(stage.document);
  const kept = { id: `category:${added.length + 1}:${label}`, label, color, isPreset: false };
  keep(stage, [...added, kept]);
  return categoryFor(stage, kept);
}

/** `figma.annotations`: the categories of the file. */
export const makeAnnotations = (stage: NodeHost): AnnotationsAPI => ({
  getAnnotationCategoriesAsync: async () =>
    categoriesOf(stage.document).map((kept) => categoryFor(stage, kept)),
  getAnnotationCategoryByIdAsync: async (id) => {
    const kept = categoriesOf(stage.document).find((one) => one.id === id);
    return kept ? categoryFor(stage, kept) : null;
  },
  addAnnotationCategoryAsync: async (category) => add(stage, category),
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
  if (label !== undefined && labelMarkdown !== undefined)
    throw new Error("in set_annotations: Only one of label or labelMarkdown may be given.");
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
  return { annotations: annotations.length > 0 ? annotations : undefined };
}
