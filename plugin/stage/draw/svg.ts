import { escapeHtml } from "../../../shared/export/escape-html.ts";

/** Characters that XML 1.0 forbids even when escaped: controls, halves of pairs, and two that are none. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|\uFFFE|\uFFFF/gu;

/** The characters of most texts and of all outlines: with no others, nothing needs escaping. */
const PLAIN = /^[\w .,:;#%()/+-]*$/;

/** Text as it can stand in XML: a design is foreign data, so everything it says passes here. */
export const escapeXml = (text: string): string =>
  PLAIN.test(text) ? text : escapeHtml(text.replace(FORBIDDEN, "\uFFFD"));

/** A number as short as a thousandth allows. */
export const num = (value: number): string => String(Math.round(value * 1000) / 1000 || 0);

/** Values of attributes; undefined leaves the attribute out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

const attribute = ([name, value]: readonly [string, string | number | undefined]): string =>
  value === undefined ? "" : ` ${name}="${typeof value === "number" ? num(value) : escapeXml(value)}"`;

/** An SVG element as text. The content is SVG already; the attributes are escaped here. */
export function element(name: string, attributes: Attributes, content = ""): string {
  const opening = name + Object.entries(attributes).map(attribute).join("");
  return content ? `<${opening}>${content}</${name}>` : `<${opening}/>`;
}
