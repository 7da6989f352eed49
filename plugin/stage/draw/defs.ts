import { element } from "./svg.ts";

/** The definitions of one drawing: gradients, clips, masks, filters. */
export interface Defs {
  /** Keeps a definition, made for an id that is unique on the page; answers `url(#id)`. */
  add(make: (id: string) => string): string;
  toSvg(): string;
  /** Where the pixels of a picture are found (a `data:` or `blob:` address); undefined when they are not at hand. */
  readonly pictureOf: PictureOf;
}

/** The address of a picture by the `imageRef` of a paint. */
export type PictureOf = (imageRef: string) => string | undefined;

const NO_PICTURES: PictureOf = () => undefined;

/** Definitions whose ids start with a prefix, so that several drawings can stand on one page. */
export function createDefs(prefix: string, pictureOf = NO_PICTURES): Defs {
  const kept: string[] = [];
  return {
    pictureOf,
    add(make) {
      const id = `${prefix}-${kept.length}`;
      kept.push("");
      kept[kept.length - 1] = make(id);
      return `url(#${id})`;
    },
    toSvg: () => (kept.length > 0 ? element("defs", {}, kept.join("")) : ""),
  };
}
