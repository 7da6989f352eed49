import type { Box, Paint, Rgba, SceneNode, Sides, TextRun } from "../../../shared/scene/scene.ts";

/** A layer without its children, while it is read. */
type Bare = Omit<SceneNode, "id">;

/**
 * Reads the page that is shown as a design: its boxes, texts, fields and icons as layers in the order of painting. It runs
 * inside the browser, so it may use nothing from outside itself. Drawings (`role="img"`) are pictures: what is wrong in
 * them is what they show.
 */
export function readOwnPage(): SceneNode {
  /** Designs that an article shows, made of elements, and what is lit up on one: pictures to whoever looks at the page. */
  const DRAWN = '[data-shows="designs"], [data-lit]';
  let count = 0;
  const pixel = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

  const layer = (node: Bare): SceneNode => {
    count += 1;
    return { id: `1:${count}`, ...node };
  };

  /** Painting a pixel is slow, and a page has few colours. */
  const painted = new Map<string, Rgba>();

  function colorOf(css: string): Rgba {
    const known = painted.get(css);
    if (known) return known;
    if (!pixel) throw new Error("this browser has no canvas");
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = css;
    pixel.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = pixel.getImageData(0, 0, 1, 1).data;
    const color = { r: r / 255, g: g / 255, b: b / 255, a: a / 255 };
    painted.set(css, color);
    return color;
  }

  function paintOf(css: string): readonly Paint[] {
    const { a, ...color } = colorOf(css);
    return a === 0 ? [] : [{ type: "solid", color, ...(a < 1 && { opacity: a }) }];
  }

  const boxOf = ({ x, y, width, height }: DOMRect): Box => ({
    x: x + scrollX,
    y: y + scrollY,
    width,
    height,
  });
  const px = (css: string): number => Number.parseFloat(css) || 0;
  const sidesOf = (style: CSSStyleDeclaration, name: (side: string) => string): Sides => {
    const [top = 0, right = 0, bottom = 0, left = 0] = ["top", "right", "bottom", "left"].map((side) =>
      px(style.getPropertyValue(name(side))),
    );
    return [top, right, bottom, left];
  };

  function fillsOf(style: CSSStyleDeclaration): readonly Paint[] {
    const picture = style.backgroundImage === "none" ? [] : [{ type: "image", scaleMode: "fill" } as const];
    return [...paintOf(style.backgroundColor), ...picture];
  }

  function strokeOf(style: CSSStyleDeclaration) {
    const widthsPx = sidesOf(style, (side) => `border-${side}-width`);
    const strokes = paintOf(style.borderBottomColor);
    if (strokes.length === 0 || widthsPx.every((width) => width === 0)) return {};
    return { strokes, stroke: { widthsPx, align: "inside" as const } };
  }

  function lookOf(style: CSSStyleDeclaration) {
    const radius = px(style.borderTopLeftRadius);
    const opacity = Number(style.opacity);
    const fills = fillsOf(style);
    return {
      ...(fills.length > 0 && { fills }),
      ...strokeOf(style),
      ...(radius > 0 && { cornerRadiiPx: [radius, radius, radius, radius] as const }),
      ...(opacity < 1 && { opacity }),
      ...(style.overflowX !== "visible" && { clipsContent: true as const }),
    };
  }

  function runOf(style: CSSStyleDeclaration, isLink: boolean): Omit<TextRun, "start" | "end"> {
    const sizePx = px(style.fontSize);
    return {
      fontFamily: "Inter",
      sizePx,
      weight: Number(style.fontWeight),
      lineHeightPx: px(style.lineHeight) || sizePx * 1.2,
      ...(px(style.letterSpacing) !== 0 && { letterSpacingPx: px(style.letterSpacing) }),
      ...(style.textTransform === "uppercase" && { case: "upper" as const }),
      ...(style.textDecorationLine.includes("underline") && { decoration: "underline" as const }),
      ...(isLink && { isLink: true as const }),
      fills: paintOf(style.color),
    };
  }

  const ALIGNS = { center: "center", right: "right", end: "right", justify: "justified" } as const;
  const alignOf = ({ textAlign }: CSSStyleDeclaration) => ALIGNS[textAlign as keyof typeof ALIGNS] ?? "left";

  /** Words that are no text node: what a field shows. */
  function wordsIn(element: Element, characters: string, css: string, room: Box): SceneNode {
    const style = getComputedStyle(element);
    const run = { ...runOf(style, false), start: 0, end: characters.length, fills: paintOf(css) };
    return layer({
      name: "Text",
      type: "TEXT",
      box: room,
      fills: paintOf(css),
      text: { characters, runs: [run], alignHorizontal: "left", alignVertical: "center", resize: "none" },
    });
  }

  function insideField(
    field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  ): readonly SceneNode[] {
    const style = getComputedStyle(field);
    const box = boxOf(field.getBoundingClientRect());
    if (field instanceof HTMLInputElement && field.type === "range") {
      const thumb = { x: box.x, y: box.y + box.height / 2 - 8, width: 16, height: 16 };
      return [layer({ name: "Thumb", type: "ELLIPSE", box: thumb, fills: paintOf(style.accentColor) })];
    }
    const placeholder = "placeholder" in field ? field.placeholder : "";
    const shown = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? "") : field.value;
    const characters = shown || placeholder;
    if (!characters || (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)))
      return [];
    const [left, right] = [px(style.paddingLeft), px(style.paddingRight)];
    const room = { ...box, x: box.x + left, width: box.width - left - right };
    const css = shown ? style.color : getComputedStyle(field, "::placeholder").color;
    return [wordsIn(field, characters, css, room)];
  }

  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1 && height > 1
    );
  };

  const isInline = (element: Element): boolean => {
    const { display, backgroundColor, borderBottomWidth } = getComputedStyle(element);
    return (
      !isShown(element) ||
      (display.startsWith("inline") &&
        colorOf(backgroundColor).a === 0 &&
        px(borderBottomWidth) === 0 &&
        [...element.children].every(isInline))
    );
  };

  const hasWords = (node: Node): boolean => node instanceof Text && node.data.trim() !== "";

  const isParagraph = (element: Element): boolean =>
    [...element.childNodes].some(hasWords) && [...element.children].every(isInline);

  const textNodesOf = (element: Node): readonly Text[] =>
    [...element.childNodes].flatMap((node) => (node instanceof Text ? [node] : textNodesOf(node)));

  /** All the words of a paragraph are one text, with a run for each of its looks; words beside a box are one of their own. */
  function readText(words: Element | Text): SceneNode | null {
    const element = words instanceof Text ? (words.parentElement ?? document.body) : words;
    const runs: TextRun[] = [];
    let characters = "";
    for (const node of words instanceof Text ? [words] : textNodesOf(words)) {
      const shown = node.data.replaceAll(/\s+/g, " ");
      const part = characters === "" ? shown.trimStart() : shown;
      const holder = node.parentElement ?? element;
      if (part === "" || !isShown(holder)) continue;
      const start = characters.length;
      characters += part;
      const isLink = holder.closest("a") !== null && holder !== element;
      runs.push({ ...runOf(getComputedStyle(holder), isLink), start, end: characters.length });
    }
    if (characters.trim() === "") return null;
    const range = document.createRange();
    range.selectNodeContents(words);
    const style = getComputedStyle(element);
    return layer({
      name: "Text",
      type: "TEXT",
      box: boxOf(range.getBoundingClientRect()),
      fills: paintOf(style.color),
      text: { characters, runs, alignHorizontal: alignOf(style), alignVertical: "top", resize: "height" },
    });
  }

  function liftOf(node: Node): number {
    if (!(node instanceof Element)) return 0;
    const { position, zIndex } = getComputedStyle(node);
    return position === "static" ? 0 : Number.parseInt(zIndex, 10) || 0;
  }

  /** The nodes in the order in which they are painted: a lifted one lies over its siblings, within one parent. */
  function inOrder(element: Element): readonly ChildNode[] {
    const nodes = [...element.childNodes];
    if (getComputedStyle(element).flexDirection.endsWith("reverse")) nodes.reverse();
    return nodes.toSorted((a, b) => liftOf(a) - liftOf(b));
  }

  function insideOf(element: Element): readonly SceneNode[] {
    if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    )
      return insideField(element);
    if (isParagraph(element)) return [readText(element) ?? []].flat();
    return inOrder(element).flatMap((node) => {
      if (node instanceof Element) return read(node) ?? [];
      return (node instanceof Text && readText(node)) || [];
    });
  }

  const isPressed = (element: Element): boolean =>
    element.matches("a[href], button, summary, select, input, textarea");

  const nameOf = (element: Element): string => {
    if (element.matches("a[href]")) return "Link";
    if (element.matches("button, summary")) return "Button";
    return element.matches("input, textarea, select") ? "Input" : element.tagName.toLowerCase();
  };

  function readDrawing(element: Element, box: Box): SceneNode {
    const isPicture = !(element instanceof SVGElement) || element.getAttribute("role") === "img";
    if (isPicture)
      return layer({
        name: "Picture",
        type: "RECTANGLE",
        box,
        fills: [{ type: "image", scaleMode: "fill" }],
      });
    const { fill, color } = getComputedStyle(element);
    return layer({ name: "Icon", type: "VECTOR", box, fills: paintOf(fill === "none" ? color : fill) });
  }

  function read(element: Element): SceneNode | null {
    if (element.matches("script, style, noscript, template, br") || !isShown(element)) return null;
    const box = boxOf(element.getBoundingClientRect());
    if (element.matches(`svg, img, video, canvas, iframe, ${DRAWN}`)) return readDrawing(element, box);
    const style = getComputedStyle(element);
    const children = insideOf(element);
    const look = lookOf(style);
    const isBare = Object.keys(look).length === 0 && !isPressed(element);
    if (isBare && children.length === 1 && children[0]) return children[0];
    return layer({
      name: nameOf(element),
      type: "FRAME",
      box,
      ...look,
      ...(isPressed(element) && { reactions: [{ trigger: "ON_CLICK", action: "BACK" }] }),
      ...(children.length > 0 && { children }),
    });
  }

  const body = read(document.body);
  const { scrollWidth: width, scrollHeight: height } = document.documentElement;
  return layer({
    name: document.title,
    type: "FRAME",
    box: { x: 0, y: 0, width, height },
    fills: paintOf(getComputedStyle(document.body).backgroundColor),
    ...(body && { children: [body] }),
  });
}
