import type { LayerFields } from "./fields.ts";

/** Notes a shared style of a layer; one that differs inside it is none. */
export function addStyle(
  fields: LayerFields,
  kind: string,
  id: string | PluginAPI["mixed"] | undefined,
): void {
  if (typeof id === "string" && id !== "") ((fields["styles"] ??= {}) as LayerFields)[kind] = id;
}
