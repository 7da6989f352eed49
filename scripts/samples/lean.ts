/** Values, as JSON, that readers take for granted when a field is absent: left out, so that the samples stay small. */
const GRANTED: Readonly<Record<string, string>> = {
  scrollBehavior: '"SCROLLS"',
  lineTypes: '["NONE"]',
  lineIndentations: "[0]",
  characterStyleOverrides: "[]",
  styleOverrideTable: "{}",
  overrides: "[]",
  componentProperties: "{}",
  clipsContent: "false",
  letterSpacing: "0",
};

function isGranted(layer: object, name: string, value: unknown): boolean {
  const json = JSON.stringify(value);
  if (name !== "absoluteRenderBounds" || !("absoluteBoundingBox" in layer)) return GRANTED[name] === json;
  return json === JSON.stringify(layer.absoluteBoundingBox);
}

/** A file as one line of JSON: what painting adds nothing to, and what is always the same, is left out. */
export const leanJson = (file: object): string =>
  JSON.stringify(file, function leaveOut(this: object, name, value: unknown) {
    return isGranted(this, name, value) ? undefined : value;
  });
