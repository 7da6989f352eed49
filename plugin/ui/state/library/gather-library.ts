import { fromRest } from "../../../../shared/scene/rest/from-rest.ts";
import type { Library } from "../../../../shared/scene/library.ts";
import { readLibraryTables, usedIdsIn } from "../../../../shared/scene/rest/read-library.ts";
import type { RestFile, RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import type { LibraryToPanel } from "../../../protocol/library-messages.ts";

type Part = Parameters<LibraryToPanel["library-part"]>[0];
type Rest = Parameters<LibraryToPanel["library-read"]>[0];

/** Puts the parts of a file together, in the order in which they come. */
export function gatherLibrary() {
  const pages = new Map<string, { readonly name: string; readonly children: RestNode[] }>();
  let tables: Pick<RestFile, "components" | "componentSets" | "styles"> = {};
  const add = ({ page: { id, name }, part: { document, ...more } }: Part): void => {
    const page = pages.get(id) ?? { name, children: [] };
    pages.set(id, page);
    page.children.push(document);
    tables = {
      components: Object.assign(tables.components ?? {}, more.components),
      componentSets: Object.assign(tables.componentSets ?? {}, more.componentSets),
      styles: Object.assign(tables.styles ?? {}, more.styles),
    };
  };
  const whole = ({ name, styles, variables, variableCollections }: Rest): RestFile => ({
    name,
    document: {
      id: "0:0",
      name: "Document",
      type: "DOCUMENT",
      children: [...pages].map(([id, page]) => ({ id, type: "CANVAS", ...page })),
    },
    ...tables,
    styles: { ...styles, ...tables.styles },
    ...(variables && { variables }),
    ...(variableCollections && { variableCollections }),
  });
  return { add, whole };
}

/** A file as its rules take it; of all of it (`isWhole`) can be told what nothing uses. */
export function libraryFromRest(file: RestFile, isWhole: boolean): Library {
  const json: Readonly<Record<string, unknown>> = { ...file };
  const used = isWhole ? usedIdsIn(json) : null;
  return {
    ...readLibraryTables(json),
    file: file.name,
    scenes: fromRest(file, () => {}),
    ...(used && { isUsed: (id: string) => used.has(id) }),
  };
}
