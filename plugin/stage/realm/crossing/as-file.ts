import type { RestFile, RestNode } from "../../../../shared/scene/rest/rest-file.ts";

const PAGE_ID = "0:1";

const TABLES = [
  "components",
  "componentSets",
  "styles",
  "variables",
  "variableCollections",
  "imageSizes",
] as const;
type Tables = Pick<RestFile, (typeof TABLES)[number]>;
type Answer = Tables & {
  readonly name?: string;
  readonly document?: RestNode;
  readonly nodes?: Readonly<Record<string, (Tables & { readonly document: RestNode }) | null>>;
};

const pageWith = (children: readonly RestNode[]): RestNode => ({
  id: PAGE_ID,
  name: "Page 1",
  type: "CANVAS",
  children,
});

function wholeDocument(nodes: readonly RestNode[]): RestNode {
  const [first] = nodes;
  if (first?.type === "DOCUMENT") return first;
  const pages = nodes.every(({ type }) => type === "CANVAS") ? nodes : [pageWith(nodes)];
  return { id: "0:0", name: "Document", type: "DOCUMENT", children: pages };
}

/** Makes a whole file of any answer of the REST API: a file, a `nodes` answer, or a single node. */
export function asFile(json: Answer | RestNode): RestFile {
  if ("type" in json) return { name: json.name, document: wholeDocument([json]) };
  const entries = Object.values(json.nodes ?? {}).flatMap((entry) => (entry?.document ? [entry] : []));
  const roots = json.document ? [json.document] : entries.map((entry) => entry.document);
  const table = (name: keyof Tables): object =>
    Object.assign({}, ...[json, ...entries].map((part) => part[name]));
  return {
    name: json.name ?? "",
    document: wholeDocument(roots),
    ...Object.fromEntries(TABLES.map((name) => [name, table(name)])),
  };
}
