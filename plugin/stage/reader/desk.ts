import { FigError } from "../../../shared/fig/fig-error.ts";
import { type FigDesign, openFig } from "../../../shared/fig/open-fig.ts";
import type { RestFile, RestNode } from "../../../shared/scene/rest-file.ts";
import { type DrawThumbnail, typedPicture } from "./thumbnail.ts";
import type { FigCalls, FigStep } from "./messages.ts";
import { screensOf } from "./screens.ts";

const pageOf = ({ document }: RestFile): RestNode => {
  const [page] = document.children ?? [];
  if (!page) throw new FigError("no-page");
  return page;
};

function findNode(node: RestNode, id: string): RestNode | null {
  if (node.id === id) return node;
  for (const child of node.children ?? []) {
    const found = findNode(child, id);
    if (found) return found;
  }
  return null;
}

/** Keeps the page that was read last: the others are read again when they are asked for. */
function pageKeeper(design: FigDesign, tell: (step: FigStep) => void) {
  let kept: { readonly id: string; readonly file: RestFile } | null = null;
  return (id: string): RestFile => {
    if (kept?.id === id) return kept.file;
    tell("reading-page");
    // Two pages at once may be more than there is room for.
    kept = null;
    kept = { id, file: design.readPage(id) };
    return kept.file;
  };
}

/**
 * Opens one file and answers what is asked of it; the decoded file stays here.
 * @param tell is told of long pieces of work as they begin.
 */
export function makeDesk(tell: (step: FigStep) => void, drawThumbnail: DrawThumbnail): FigCalls {
  let design: FigDesign | null = null;
  let readPage: (id: string) => RestFile = () => {
    throw new FigError("no-page");
  };
  return {
    async open(file) {
      tell("loading");
      const bytes = new Uint8Array(await file.arrayBuffer());
      tell("unpacking");
      design = openFig(bytes);
      readPage = pageKeeper(design, tell);
      const { name, pages } = design;
      return { name, pages };
    },
    listScreens: async (pageId) => screensOf(pageOf(readPage(pageId))),
    async drawThumbnail(pageId, screenId, sidePx) {
      const screen = findNode(pageOf(readPage(pageId)), screenId);
      return screen && drawThumbnail(screen, sidePx, (imageRef) => design?.imageOf(imageRef));
    },
    readPage: async (pageId) => readPage(pageId),
    readPicture: async (imageRef) => {
      const bytes = design?.imageOf(imageRef);
      return bytes ? typedPicture(bytes) : null;
    },
  };
}
