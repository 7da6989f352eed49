import { escapeHtml } from "../../../shared/export/escape-html.ts";

/** Characters that XML 1.0 (https://www.w3.org/TR/xml/#charsets) forbids, even when they are escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escapeXml = (text: string): string => escapeHtml(text.replace(FORBIDDEN, "\uFFFD"));

type Attributes = Readonly<Record<string, string | number>>;

/** An element with text in it, or with other elements, each on lines of its own; the text may be any. */
export function xmlElement(name: string, attributes: Attributes, inside: string | readonly string[]): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  const head = `<${name}${said.join("")}`;
  if (inside.length === 0) return `${head}/>`;
  const content = typeof inside === "string" ? escapeXml(inside) : `\n${inside.join("\n")}\n`;
  return `${head}>${content}</${name}>`;
}
