import { FigError } from "../../shared/fig/fig-error.ts";
import { type FigDesign, type FigPage, openFig } from "../../shared/fig/open-fig.ts";
import { collectNotRead } from "../../shared/scene/not-read.ts";
import { inside, type Tell } from "../../shared/scene/place.ts";
import { readLibraryTables } from "../../shared/scene/rest/read-library.ts";
import type { Scene } from "../../shared/scene/scene.ts";
import type { FaultWords } from "../words/fault-words.ts";
import { InputError } from "../words/input-error.ts";
import type { Design, DesignPage, LibraryKeep } from "./design.ts";
import { screensOf } from "./screens-of.ts";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";

/** The scene without the claim that it is complete: a missing layer may have led to the other screens. */
function incomplete(scene: Scene): Scene {
  const { isComplete: _, ...page } = scene.page;
  return { ...scene, page };
}

/**
 * Reads what is judged of a page of a `.fig` file.
 * @throws FigError when it is too large.
 */
function readFigPage(design: FigDesign, id: string, tell?: Tell): Scene | null {
  let isWhole = true;
  const count: Tell = (place, reason) => {
    isWhole = false;
    tell?.(place, reason);
  };
  const [scene] = fromRest(design.readPage(id, count), count);
  if (!scene) return null;
  return isWhole ? scene : incomplete(scene);
}

function open(bytes: Uint8Array, words: FaultWords): FigDesign {
  try {
    return openFig(bytes);
  } catch (cause) {
    if (!(cause instanceof FigError)) throw cause;
    const reason = cause.fault === "unknown" ? `${words.noKind} ${words.taken}` : words.fig(cause);
    throw new InputError(reason, { cause });
  }
}

/** Tells of a page when it is first read, and not again. */
function createReader(design: FigDesign, tell: Tell, words: FaultWords) {
  const faults = new Map<string, string | undefined>();
  let last: { readonly id: string; readonly scene: Scene | null } | undefined;

  function tryToRead({ id, name }: FigPage): Scene | null {
    const isFirst = !faults.has(id);
    if (isFirst) faults.set(id, undefined);
    try {
      return readFigPage(design, id, isFirst ? tell : undefined);
    } catch (cause) {
      if (!(cause instanceof FigError)) throw cause;
      const reason = cause.fault === "too-large" ? words.pageTooLarge : words.fig(cause);
      faults.set(id, reason);
      if (isFirst) tell(inside(null, name || id), reason);
      return null;
    }
  }

  return {
    /** One page is held at a time. */
    read(page: FigPage): Scene | null {
      if (last?.id !== page.id) last = { id: page.id, scene: tryToRead(page) };
      return last.scene;
    },
    faultOf: ({ id }: FigPage): string | undefined => faults.get(id),
  };
}

type Reader = ReturnType<typeof createReader>;

const pageOf = (page: FigPage, reader: Reader): DesignPage => ({
  id: page.id,
  name: page.name,
  get screens() {
    return screensOf(reader.read(page) ?? undefined);
  },
  readScene: () => Promise.resolve(reader.read(page)),
  fault: () => reader.faultOf(page),
});

function readLibrary(design: FigDesign): LibraryKeep {
  const used = design.usedIds();
  return { ...readLibraryTables(design.tables), isUsed: (id) => used.has(id) };
}

/** A `.fig` file as a design; a page is read when its screens are asked for. */
export function figAsDesign(design: FigDesign, words: FaultWords): Design {
  const { tell, notRead } = collectNotRead();
  const reader = createReader(design, tell, words);
  return {
    name: design.name,
    pages: design.pages.map((page) => pageOf(page, reader)),
    readLibrary: () => readLibrary(design),
    notRead,
  };
}

/**
 * Opens a `.fig` file.
 * @throws InputError for what is no design.
 */
export const openFigFile = (bytes: Uint8Array, words: FaultWords): Design =>
  figAsDesign(open(bytes, words), words);
