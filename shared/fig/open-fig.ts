import { inside, type Tell } from "../scene/place.ts";
import type { RestFile, RestNode } from "../scene/rest/rest-file.ts";
import { readContainer } from "./container/read-container.ts";
import { fullBudget } from "./budget.ts";
import { type FigNode, indexNodes } from "./document/node-index.ts";
import { FigError } from "./fig-error.ts";
import { type Components, OUTSIDE } from "./instances/scopes.ts";
import { parentsOfProperties } from "./instances/properties.ts";
import { decode } from "./kiwi/decode.ts";
import { readSchema } from "./kiwi/read-schema.ts";
import { writeModes } from "./look/bindings.ts";
import { UNMOVED } from "../scene/matrix.ts";
import { imageSizesOf } from "./tables/image-sizes.ts";
import { type Tables, writeTables } from "./tables/tables.ts";
import { usedIds } from "./tables/used-ids.ts";
import { ownModes } from "./variables/modes.ts";
import { writeLayers } from "./write-layer.ts";
import { writtenIn } from "./kiwi/decoded-parts.ts";

/** A page of a `.fig` file. */
export interface FigPage {
  readonly id: string;
  readonly name: string;
}

/** A design that the design tool saved (File → Save local copy). */
export interface FigDesign {
  /** The name of the file; empty in files from before about 2021. */
  readonly name: string;
  readonly pages: readonly FigPage[];
  /**
   * Reads a page with all that is visible on it.
   * @param tell is told of each thing that cannot be read and is left out.
   * @returns what the REST API would answer of a file that has only this page; texts have besides `glyphGeometry`, the
   * outlines of their letters.
   * @throws FigError when it has more layers than can be reviewed.
   */
  readPage(id: string, tell?: Tell): RestFile;
  /** The tables that the layers of all pages may refer to, as the REST API writes them. */
  readonly tables: Tables;
  /** The ids of the variables, styles and components that something in the file uses, on any page, hidden or not. */
  readonly usedIds: () => ReadonlySet<string>;
  /** The bytes of a picture (PNG, JPEG, GIF or WebP) by the `imageRef` of a paint; undefined when the file lacks it. */
  readonly imageOf: (imageRef: string) => Uint8Array | undefined;
}

const nameOf = ({ change }: FigNode): string => writtenIn(change["name"]);

function writePage(page: FigNode, components: Components, tell: Tell | undefined): RestNode {
  const place = inside(null, nameOf(page) || page.id, tell);
  const modes = ownModes(page.change, components.index);
  const children = writeLayers(page.children, {
    components,
    scopes: OUTSIDE,
    idPrefix: "",
    modes: modes ?? {},
    matrix: UNMOVED,
    parent: undefined,
    place,
    level: 1,
    within: [],
    budget: fullBudget(),
  });
  return {
    id: page.id,
    name: nameOf(page),
    type: "CANVAS",
    backgroundColor: page.change["backgroundColor"],
    ...writeModes(modes),
    children,
  };
}

/**
 * Opens a `.fig` file. Everything in it is data from a stranger: sizes, depths and counts have limits, and what cannot be
 * read of a page is left out.
 * @throws FigError for what is no design.
 */
export function openFig(bytes: Uint8Array): FigDesign {
  const { schema, message, name = "", imageOf } = readContainer(bytes);
  const index = indexNodes(decode(readSchema(schema), "Message", message));
  const components = { index, propertyParents: parentsOfProperties(index) };
  const tables = writeTables(index);
  const imageSizes = imageSizesOf(index);
  return {
    name,
    imageOf,
    tables,
    usedIds: () => usedIds(index),
    pages: index.pages.map((page) => ({ id: page.id, name: nameOf(page) })),
    readPage(id, tell) {
      const page = index.pages.find((found) => found.id === id);
      if (!page) throw new FigError("no-page");
      const document: RestNode = {
        id: "0:0",
        name: "Document",
        type: "DOCUMENT",
        children: [writePage(page, components, tell)],
      };
      return { name, document, ...tables, imageSizes };
    },
  };
}
