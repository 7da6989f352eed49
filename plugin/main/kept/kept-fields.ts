/** The fields of something that was kept, of any kind each. */
export type KeptFields = Readonly<Record<string, unknown>>;

/** The fields of something of any kind; null where it has none. */
export const asFields = (value: unknown): KeptFields | null =>
  typeof value === "object" && value !== null ? (value as KeptFields) : null;

/**
 * The fields of a text that the file keeps as JSON; null where there is none, or it is damaged: anybody with a plugin of the
 * same id can write there.
 */
export function keptFields(written: string): KeptFields | null {
  try {
    return asFields(JSON.parse(written));
  } catch {
    return null;
  }
}

/** The text in a field; null where it is none, or longer. */
export function keptText(fields: KeptFields, name: string, maxLength = Infinity): string | null {
  const value = fields[name];
  return typeof value === "string" && value.length <= maxLength ? value : null;
}

const MAX_NAME_LENGTH = 300;
const NEVER = new Date(0).toISOString();

/** Who wrote an entry, null for nobody that is known, and when, in ISO 8601. */
export function keptBy(fields: KeptFields): { readonly by: string | null; readonly at: string } {
  const at = keptText(fields, "at", MAX_NAME_LENGTH);
  const isTime = at !== null && !Number.isNaN(Date.parse(at));
  return { by: keptText(fields, "by", MAX_NAME_LENGTH), at: isTime ? at : NEVER };
}
