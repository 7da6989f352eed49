import type { RawBox, RawElement, RawRun, RawShape, RawStyle, RawText } from "./raw.ts";

/** Reads the laid out screens. It runs inside the browser, so it may use nothing from outside itself. */
export function readPage(): readonly RawElement[] {
  const PROPERTIES = [
    "alignItems alignSelf backgroundColor backgroundImage borderRadius borderTopLeftRadius",
    "borderTopRightRadius borderBottomRightRadius borderBottomLeftRadius boxShadow color columnGap display",
    "fill flexDirection flexGrow flexWrap fontSize fontStyle fontWeight justifyContent letterSpacing",
    "lineHeight marginBottom marginLeft marginRight marginTop opacity overflowX overflowY paddingBottom",
    "paddingLeft paddingRight paddingTop position rowGap stroke strokeWidth textAlign textDecorationLine",
    "textOverflow textTransform whiteSpace",
  ].flatMap((line) => line.split(" "));
  const pen = document.createElement("canvas").getContext("2d");

  const toBox = ({ x, y, width, height }: DOMRect): RawBox => ({
    x: x + scrollX,
    y: y + scrollY,
    width,
    height,
  });

  function styleOf(element: Element): RawStyle {
    const computed: Record<string, string> = Object(getComputedStyle(element));
    return Object.fromEntries(PROPERTIES.map((name) => [name, computed[name] ?? ""]));
  }

  const textNodesOf = (element: Element): readonly Text[] =>
    [...element.childNodes].flatMap((node) =>
      node instanceof Text ? [node] : node instanceof Element ? textNodesOf(node) : [],
    );

  function collapseSpaces(nodes: readonly Text[]): void {
    for (const [index, node] of nodes.entries()) {
      const collapsed = node.data.replaceAll(/\s+/g, " ");
      const trimmed = index === 0 ? collapsed.trimStart() : collapsed;
      node.data = index === nodes.length - 1 ? trimmed.trimEnd() : trimmed;
    }
  }

  function inkOfLine(text: string, box: DOMRect, style: CSSStyleDeclaration): DOMRect {
    if (!pen) throw new Error("this browser has no canvas");
    pen.font = `${style.fontWeight} ${style.fontSize} Inter`;
    const cased = style.textTransform === "uppercase" ? text.toUpperCase() : text;
    const metrics = pen.measureText(cased);
    const baseline = box.top + metrics.fontBoundingBoxAscent;
    const top = baseline - metrics.actualBoundingBoxAscent;
    return new DOMRect(box.left, top, box.width, baseline + metrics.actualBoundingBoxDescent - top);
  }

  const joined = (boxes: readonly DOMRect[]): DOMRect => {
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const right = Math.max(...boxes.map((box) => box.right));
    return new DOMRect(left, top, right - left, Math.max(...boxes.map((box) => box.bottom)) - top);
  };

  function inkOf(node: Text): readonly DOMRect[] {
    const style = node.parentElement && getComputedStyle(node.parentElement);
    if (!style) return [];
    const lines = new Map<number, { text: string; boxes: DOMRect[] }>();
    const range = document.createRange();
    for (let index = 0; index < node.length; index += 1) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const box = range.getClientRects()[0];
      if (!box || box.width === 0) continue;
      const line = lines.get(Math.round(box.top)) ?? { text: "", boxes: [] };
      lines.set(Math.round(box.top), line);
      line.text += node.data[index] ?? "";
      line.boxes.push(box);
    }
    return [...lines.values()].map((line) => inkOfLine(line.text, joined(line.boxes), style));
  }

  function readText(element: Element): RawText {
    const nodes = textNodesOf(element);
    collapseSpaces(nodes);
    const runs: RawRun[] = [];
    let start = 0;
    for (const node of nodes) {
      const holder = node.parentElement ?? element;
      runs.push({
        start,
        end: start + node.length,
        style: styleOf(holder),
        isLink: holder.tagName === "A" && holder !== element,
      });
      start += node.length;
    }
    const ink = nodes.flatMap(inkOf);
    return {
      characters: nodes.map((node) => node.data).join(""),
      runs: runs.filter((run) => run.end > run.start),
      ink: ink.length > 0 ? toBox(joined(ink)) : null,
    };
  }

  function readShape(shape: SVGGeometryElement): RawShape {
    const { x, y, width, height } = shape.getBBox();
    return {
      kind: shape.tagName as RawShape["kind"],
      name: shape.dataset["name"] ?? "",
      path: shape.getAttribute("d") ?? "",
      bounds: { x, y, width, height },
      radius: Number(shape.getAttribute("rx") ?? 0),
      gradient: shape.dataset["gradient"] ?? "",
      style: styleOf(shape),
    };
  }

  const isText = (element: Element): boolean =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");

  function read(element: Element): RawElement {
    const isSvg = element instanceof SVGSVGElement;
    const text = isText(element) ? readText(element) : null;
    const shapes = isSvg
      ? [...element.children].flatMap((child) =>
          child instanceof SVGGeometryElement ? [readShape(child)] : [],
        )
      : null;
    const asked = element.computedStyleMap();
    const { dataset } = element as HTMLElement | SVGElement;
    return {
      data: Object.fromEntries(Object.entries(dataset).map(([name, value]) => [name, value ?? ""])),
      classes: [...element.classList],
      box: toBox(element.getBoundingClientRect()),
      style: styleOf(element),
      asked: { width: String(asked.get("width")), height: String(asked.get("height")) },
      text,
      shapes,
      scale: isSvg ? element.getBoundingClientRect().width / element.viewBox.baseVal.width : 1,
      children: text || isSvg ? [] : [...element.children].map(read),
    };
  }

  return [...document.body.children].map(read);
}
