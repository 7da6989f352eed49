import type { LayerNote } from "../../protocol/messages.ts";
import { writing } from "../kept/writing.ts";

/** The category under which Figma lists our annotations. */
const CATEGORY = { label: "Regard", color: "blue" } as const;

/** Kept on a page that has notes: to look for them takes a walk through all of its layers. */
const KEY = "notes";

/** True when a page has notes of Regard. */
export const hasNotes = (page: PageNode): boolean => page.getPluginData(KEY) !== "";

type Annotated = SceneNode & AnnotationsMixin;

const isAnnotated = (node: BaseNode | null): node is Annotated => node !== null && "annotations" in node;

/** Figma answers a plain label in Markdown, too, and takes only one of them back. */
function asWritten({ label, labelMarkdown, ...rest }: Annotation): Annotation {
  if (labelMarkdown !== undefined) return { ...rest, labelMarkdown };
  return label === undefined ? rest : { ...rest, label };
}

const othersOn = (node: Annotated, categoryId: string): readonly Annotation[] =>
  node.annotations.filter((one) => one.categoryId !== categoryId).map(asWritten);

const ownCategory = (): Promise<AnnotationCategory | undefined> =>
  figma.annotations
    .getAnnotationCategoriesAsync()
    .then((all) => all.find(({ label, isPreset }) => label === CATEGORY.label && !isPreset));

function removeFrom(page: PageNode, categoryId: string): void {
  const isOurs = (node: SceneNode): boolean =>
    isAnnotated(node) && node.annotations.some((one) => one.categoryId === categoryId);
  for (const node of page.findAll(isOurs))
    if (isAnnotated(node)) node.annotations = othersOn(node, categoryId);
  page.setPluginData(KEY, "");
}

function byLayer(notes: readonly LayerNote[]): ReadonlyMap<string, readonly string[]> {
  const labels = new Map<string, string[]>();
  for (const { layerId, label } of notes) {
    const known = labels.get(layerId);
    if (known) known.push(label);
    else labels.set(layerId, [label]);
  }
  return labels;
}

/** Annotates layers in a category of their own, in the place of all former notes. What others wrote is kept. */
export const addNotes = ({ notes }: { readonly notes: readonly LayerNote[] }): Promise<void> =>
  writing("notes", async () => {
    const page = figma.currentPage;
    const { id: categoryId } =
      (await ownCategory()) ?? (await figma.annotations.addAnnotationCategoryAsync(CATEGORY));
    if (hasNotes(page)) removeFrom(page, categoryId);
    for (const [id, labels] of byLayer(notes)) {
      const node = await figma.getNodeByIdAsync(id);
      if (!isAnnotated(node) || node.removed) continue;
      const own = labels.map((label) => ({ label, categoryId }));
      node.annotations = [...othersOn(node, categoryId), ...own];
    }
    page.setPluginData(KEY, "1");
  });

/** Takes all notes of Regard off the page in view. */
export const removeNotes = (): Promise<void> =>
  writing("notes", async () => {
    const category = await ownCategory();
    if (category) removeFrom(figma.currentPage, category.id);
    else figma.currentPage.setPluginData(KEY, "");
  });
