import type { Fields } from "./fields.ts";

/** Notes a shared style of a layer; one that differs inside it is none. */
export function addStyle(fields: Fields, kind: string, id: string | PluginAPI["mixed"] | undefined): void {
  if (typeof id === "string" && id !== "") ((fields["styles"] ??= {}) as Fields)[kind] = id;
}
