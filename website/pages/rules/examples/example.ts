import type { Language } from "../../../../shared/i18n/language.ts";
import type { Scene, SceneNode } from "../../../../shared/scene/scene.ts";
import { box, PAPER } from "./parts.ts";

/** The words of an example in the language of the page. */
export type Say = (english: string, french: string) => string;

type Draw<T> = (say: Say, isBad: boolean) => T;

/** A tiny design that shows what a rule looks for: once with the slip, and once without. */
export interface Example {
  /** The screen that is judged. */
  readonly frame: Draw<SceneNode>;
  /** How much of the frame's height is drawn; all of it when absent. */
  readonly shownPx?: number;
  /** The other screens. */
  readonly beside?: Draw<readonly SceneNode[]>;
  /** Tables of the design beside its screens. */
  readonly tables?: Partial<Pick<Scene, "page" | "styles" | "variables" | "collections" | "images">>;
  /** The mode it is drawn in, where that is another than the usual one. */
  readonly mode?: string;
  /** The design is in English on every page: the rule reads English alone. */
  readonly isEnglish?: true;
}

export const WIDTH_PX = 375;

const HEIGHT_PX = 812;

const phone = (heightPx: number, layers: readonly SceneNode[]): SceneNode =>
  box(0, 0, WIDTH_PX, heightPx, { name: "Screen", id: "screen", fill: PAPER, clipsContent: true }, layers);

/** An example at the top of a white phone screen, of which no more is drawn than needed. */
export const onPhone = (
  shownPx: number,
  layers: Draw<readonly SceneNode[]>,
  more: Omit<Example, "frame"> = {},
): Example => ({ frame: (say, isBad) => phone(HEIGHT_PX, layers(say, isBad)), shownPx, ...more });

/** An example at the top left of a window, a little wider than any phone. */
export const onWindow = (shownPx: number, layers: Draw<readonly SceneNode[]>): Example => {
  const example = onPhone(shownPx, layers);
  return {
    ...example,
    frame: (say, isBad) => ({
      ...example.frame(say, isBad),
      box: { x: 0, y: 0, width: 500, height: HEIGHT_PX },
    }),
  };
};

/** An example that takes a whole phone screen, down to its lower edge. */
export const onWholePhone = (heightPx: number, layers: Draw<readonly SceneNode[]>): Example => ({
  frame: (say, isBad) => phone(heightPx, layers(say, isBad)),
});

/** Every layer with an id of its own; those that are linked to keep theirs. */
function numbered(node: SceneNode, place: string): SceneNode {
  return {
    ...node,
    id: node.id || place,
    ...(node.children && {
      children: node.children.map((child, index) => numbered(child, `${place}.${index}`)),
    }),
  };
}

/** The design of an example in a language, with its slip or without. The first frame is the one that is judged. */
export function sceneOfExample(
  { frame, beside, tables, isEnglish }: Example,
  language: Language,
  isBad: boolean,
): Scene {
  const say: Say = (english, french) => {
    const words: Readonly<Record<Language, string>> = { en: english, fr: isEnglish ? english : french };
    return words[language];
  };
  const frames = [frame(say, isBad), ...(beside?.(say, isBad) ?? [])];
  return {
    schema: 1,
    file: "Example",
    page: { id: "page", name: "Example" },
    frames: frames.map((one, index) => numbered(one, `layer-${index}`)),
    components: {},
    styles: {},
    ...tables,
  };
}
