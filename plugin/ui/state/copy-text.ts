/** Copies a text; false where the browser refuses. Figma's frame has no access to `navigator.clipboard`. */
export function copyText(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way that a sandboxed frame has
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
  }
}
