/** Reads a file as a `data:` address, for pages and drawings that can load nothing. */
export function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""));
    reader.addEventListener("error", () => reject(new Error("A file cannot be read.")));
    reader.readAsDataURL(file);
  });
}
