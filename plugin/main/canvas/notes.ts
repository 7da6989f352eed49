import { groupBy } from "../../../shared/group-by.ts";
import { findNode, type RequireTime } from "../find-node.ts";
import type { LayerNote } from "../../protocol/messages.ts";
import { pageOf } from "../screens.ts";
import { reviewedPage } from "./reviewed-page.ts";
import { asFields, keptFields } from "../kept/kept-fields.ts";
import { writing } from "../kept/writing.ts";

/** The category under which Figma lists our annotations. */
const CATEGORY = { label: "Regard", color: "blue" } as const;

/**
 * Kept on a page that has notes: the ids of the layers that have them, as to look for them takes a walk through all layers.
 * Kept on such a layer: its notes as the editor gives them back, as what somebody else wrote in our category, or reworded, is theirs.
 */
const KEY = "notes";

const kept = (node: PageNode | Annotated): readonly unknown[] =>
  Object.values(keptFields(node.getPluginData(KEY)) ?? {});

/** True when a page has notes of Regard. */
export const hasNotes = (page: PageNode): boolean => page.getPluginData(KEY) !== "";

type Annotated = SceneNode & AnnotationsMixin;

const isAnnotated = (node: BaseNode | null): node is Annotated => node !== null && "annotations" in node;

/** Figma answers a plain label in Markdown, too, and takes only one of them back. */
function asWritten({ label, labelMarkdown, ...rest }: Annotation): Annotation {
  if (labelMarkdown) return { ...rest, labelMarkdown };
  return label ? { ...rest, label } : rest;
}

/** The annotations of a layer without our notes. */
function othersOn(node: Annotated): readonly Annotation[] {
  const own = kept(node).map(asFields);
  const isOwn = ({ label, categoryId }: Annotation): boolean =>
    own.some((one) => one?.["label"] === label && one?.["categoryId"] === categoryId);
  return node.annotations.filter((one) => !isOwn(one)).map(asWritten);
}

const ownCategory = (): Promise<AnnotationCategory | undefined> =>
  figma.annotations
    .getAnnotationCategoriesAsync()
    .then((all) => all.find(({ label, isPreset }) => label === CATEGORY.label && !isPreset));

/** Writes to each layer, also after one refused: it may be the annotations of others that the editor does not take back. */
async function toEach<T>(layers: readonly T[], write: (layer: T) => Promise<void> | void): Promise<void> {
  const refusals: unknown[] = [];
  for (const layer of layers)
    try {
      await write(layer);
    } catch (error) {
      refusals.push(error);
    }
  if (refusals.length > 0) throw refusals[0];
}

async function removeFrom(page: PageNode, requireTime: RequireTime): Promise<void> {
  requireTime();
  await toEach(kept(page), async (id) => {
    const node = await findNode(String(id));
    requireTime();
    if (!isAnnotated(node)) return;
    const others = othersOn(node);
    // One that has none, as it refuses them, would refuse this, too.
    if (others.length < node.annotations.length) node.annotations = others;
    if (kept(node).length > 0) node.setPluginData(KEY, "");
  });
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
    await removeFrom(page, requireTime);
    // Noted first: the notes that are written until the editor refuses can be removed.
    page.setPluginData(KEY, JSON.stringify(nodes.map(({ node }) => node.id)));
    await toEach(nodes, ({ node, labels }) => {
      const others = node.annotations.map(asWritten);
      node.annotations = [...others, ...labels.map((label) => ({ label, categoryId }))];
      node.setPluginData(KEY, JSON.stringify(node.annotations.slice(others.length)));
    });
  });

/** Takes all notes of Regard off the review's page. */
export const removeNotes = (): Promise<void> =>
  writing("notes", (requireTime) => removeFrom(reviewedPage(), requireTime));
