import { ACCESSES, type FileAccess } from "../realm/access.ts";

/** The access that the address gives the visitor: `?access=view`, `?access=dev`; else they edit. */
export function accessOf(search: string): FileAccess {
  const asked = new URLSearchParams(search).get("access");
  return ACCESSES.find((access) => access === asked) ?? "edit";
}
