/** A line of text on a page: how far from the left, how large, how thick. */
export interface PdfText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  readonly isBold?: boolean;
}

const WIDTH = 595;
const HEIGHT = 842;

/** Where the standard fonts have signs that are not at their Unicode place. */
const ELSEWHERE: Readonly<Record<string, number>> = { "€": 0x80, "’": 0x92, "–": 0x96, "—": 0x97 };

/** Thin and narrow spaces are spaces; what the standard fonts do not have is a question mark. */
const byteOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  if (/[\u00A0\u2009\u202F]/.test(sign)) return 0x20;
  return ELSEWHERE[sign] ?? (code < 256 ? code : 0x3f);
};

const escaped = (text: string): string =>
  Array.from(text, (sign) => `\\${byteOf(sign).toString(8).padStart(3, "0")}`).join("");

const shown = ({ x, y, text, size = 10, isBold = false }: PdfText): string =>
  `BT /${isBold ? "B" : "R"} ${size} Tf ${x} ${HEIGHT - y} Td (${escaped(text)}) Tj ET`;

const font = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** One A4 page of text, with the fonts that every reader has. */
export function makePdf(texts: readonly PdfText[]): Uint8Array<ArrayBuffer> {
  const content = texts.map(shown).join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /R 5 0 R /B 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font("Helvetica"),
    font("Helvetica-Bold"),
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Uint8Array.from(file, (sign) => sign.codePointAt(0) ?? 0);
}
