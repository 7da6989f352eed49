/** A node of the Figma REST API's JSON. */
export interface RestNode {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly children?: readonly RestNode[];
  readonly [field: string]: unknown;
}

/** A whole design file of the REST API, its document made of pages. */
export interface RestFile {
  readonly name: string;
  readonly document: RestNode;
  readonly components?: Readonly<Record<string, unknown>>;
  readonly componentSets?: Readonly<Record<string, unknown>>;
  readonly styles?: Readonly<Record<string, unknown>>;
  /** The variables and their collections, which the REST API answers apart from the file. */
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly variableCollections?: Readonly<Record<string, unknown>>;
  /** The size of each picture by its reference, which the REST API does not tell. */
  readonly imageSizes?: Readonly<Record<string, { readonly width: number; readonly height: number }>>;
}
