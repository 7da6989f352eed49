import { FigError } from "../../../shared/fig/fig-error.ts";
import { type FigDesign, openFig } from "../../../shared/fig/open-fig.ts";
import type { RestFile, RestNode } from "../../../shared/scene/rest/rest-file.ts";
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

interface PageKeeper {
  read(id: string): RestFile;
  forget(): void;
}

/** Keeps the page that was read last: two at once may be more than there is room for. */
function pageKeeper(design: FigDesign, tell: (step: FigStep) => void): PageKeeper {
  let kept: { readonly id: string; readonly file: RestFile } | null = null;
  return {
    read(id) {
      if (kept?.id === id) return kept.file;
      tell("reading-page");
      kept = null;
      kept = { id, file: design.readPage(id) };
      return kept.file;
    },
    forget: () => void (kept = null),
  };
}

/**
 * Opens one file and answers what is asked of it; the decoded file stays here.
 * @param tell is told of long pieces of work as they begin.
 */
export function makeDesk(tell: (step: FigStep) => void, drawThumbnail: DrawThumbnail): FigCalls {
  let design: FigDesign | null = null;
  let pages: PageKeeper | null = null;
  const readPage = (id: string): RestFile => {
    if (!pages) throw new FigError("no-page");
    return pages.read(id);
  };
  return {
    async open(file) {
      tell("loading");
      const bytes = new Uint8Array(await file.arrayBuffer());
      tell("unpacking");
      design = openFig(bytes);
      pages = pageKeeper(design, tell);
      return { name: design.name, pages: design.pages };
    },
    listScreens: async (pageId) => screensOf(pageOf(readPage(pageId))),
    async drawThumbnail(pageId, screenId, sidePx) {
      const screen = findNode(pageOf(readPage(pageId)), screenId);
      return screen && drawThumbnail(screen, sidePx, (imageRef) => design?.imageOf(imageRef));
    },
    async readPage(pageId) {
      const file = readPage(pageId);
      // Whoever has the page keeps it.
      pages?.forget();
      return file;
    },
    readPicture: async (imageRef) => {
      const bytes = design?.imageOf(imageRef);
      return bytes ? typedPicture(bytes) : null;
    },
  };
}
