import { ACCESSES, type FileAccess } from "../realm/access.ts";

/** What the visitor may do, as the address says it: `?access=view`, `?access=dev`; else they edit. */
export function accessOf(search: string): FileAccess {
  const asked = new URLSearchParams(search).get("access");
  return ACCESSES.find((access) => access === asked) ?? "edit";
}
