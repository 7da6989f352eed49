import { groupBy } from "../../../shared/group-by.ts";
import { findNode, type RequireTime } from "../find-node.ts";
import type { LayerNote } from "../../protocol/messages.ts";
import { pageOf } from "../screens.ts";
import { reviewedPage } from "./reviewed-page.ts";
import { keptFields } from "../kept/kept-fields.ts";
import { writing } from "../kept/writing.ts";

/** The category under which Figma lists our annotations. */
const CATEGORY = { label: "Regard", color: "blue" } as const;

/** Kept on a page that has notes: the ids of the layers that have them. To look for them takes a walk through all layers. */
const KEY = "notes";

const annotatedOn = (page: PageNode): readonly string[] =>
  Object.values(keptFields(page.getPluginData(KEY)) ?? {}).filter((id) => typeof id === "string");

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

async function removeFrom(page: PageNode, categoryId: string, requireTime: RequireTime): Promise<void> {
  requireTime();
  for (const id of annotatedOn(page)) {
    const node = await findNode(id);
    requireTime();
    if (!isAnnotated(node)) continue;
    const others = othersOn(node, categoryId);
    // One that has none, as it refuses them, would refuse this, too.
    if (others.length < node.annotations.length) node.annotations = others;
  }
  page.setPluginData(KEY, "");
}

async function layersToAnnotate(notes: readonly LayerNote[], page: PageNode) {
  const found: { readonly node: Annotated; readonly labels: readonly string[] }[] = [];
  for (const [id, own] of groupBy(notes, ({ layerId }) => layerId)) {
    const node = await findNode(id);
    if (isAnnotated(node) && pageOf(node)?.id === page.id)
      found.push({ node, labels: own.map(({ label }) => label) });
  }
  return found;
}

/** Annotates layers of the review's page in a category of their own, in the place of all former notes. What others wrote is kept. */
export const addNotes = ({ notes }: { readonly notes: readonly LayerNote[] }): Promise<void> =>
  writing("notes", async (requireTime) => {
    const page = reviewedPage();
    const nodes = await layersToAnnotate(notes, page);
    const { id: categoryId } =
      (await ownCategory()) ?? (await figma.annotations.addAnnotationCategoryAsync(CATEGORY));
    await removeFrom(page, categoryId, requireTime);
    // Noted first: the notes that are written until the editor refuses can be removed.
    page.setPluginData(KEY, JSON.stringify(nodes.map(({ node }) => node.id)));
    for (const { node, labels } of nodes) {
      const own = labels.map((label) => ({ label, categoryId }));
      node.annotations = [...othersOn(node, categoryId), ...own];
    }
  });

/** Takes all notes of Regard off the review's page. */
export const removeNotes = (): Promise<void> =>
  writing("notes", async (requireTime) => {
    const page = reviewedPage();
    const category = await ownCategory();
    if (category) await removeFrom(page, category.id, requireTime);
    else page.setPluginData(KEY, "");
  });
