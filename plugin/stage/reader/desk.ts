import { FigError } from "../../../shared/fig/fig-error.ts";
import { type FigDesign, openFig } from "../../../shared/fig/open-fig.ts";
import { pictureTypeOf } from "../../../shared/fig/picture-type.ts";
import type { FigCalls, FigStep } from "./messages.ts";

/** A picture with its type, as browsers want it. */
const typedPicture = (bytes: Uint8Array): Blob =>
  new Blob([new Uint8Array(bytes)], { type: pictureTypeOf(bytes) ?? "" });

/**
 * Opens one file and answers what is asked of it; the decoded file stays here.
 * @param tell is told of long pieces of work as they begin.
 */
export function makeDesk(tell: (step: FigStep) => void): FigCalls {
  let design: FigDesign | null = null;
  return {
    async open(file) {
      tell("loading");
      const bytes = new Uint8Array(await file.arrayBuffer());
      tell("unpacking");
      design = openFig(bytes);
      return { name: design.name, pages: design.pages };
    },
    async readPage(pageId) {
      if (!design) throw new FigError("no-page");
      tell("reading-page");
      return design.readPage(pageId);
    },
    readPicture: async (imageRef) => {
      const bytes = design?.imageOf(imageRef);
      return bytes ? typedPicture(bytes) : null;
    },
  };
}
