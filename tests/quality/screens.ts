import { readFileSync } from "node:fs";
import path from "node:path";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";
import { intersection } from "../../shared/scene/geometry.ts";
import type { Scene, SceneNode } from "../../shared/scene/scene.ts";
import { realDesigns } from "../real-designs.ts";
import { drawnByHand, isTextNode, mainRun, type TextNode } from "./edit.ts";

/** A node with what it lies in, the nearest first. */
export interface Place<N extends SceneNode = SceneNode> {
  readonly node: N;
  readonly around: readonly SceneNode[];
}

/** A screen to be damaged. */
export interface Screen {
  readonly name: string;
  readonly scene: Scene;
  readonly root: SceneNode;
  readonly places: readonly Place[];
  readonly texts: readonly Place<TextNode>[];
  /** The text whose style most characters have. */
  readonly body: TextNode;
}

const SAMPLES = path.resolve(import.meta.dirname, "../../plugin/stage/samples");
const NAMES = ["phone-checkout", "desktop-dashboard"];
const SMALLEST_PX = { width: 320, height: 480 };
const FEWEST_LAYERS = 40;

function placesIn(node: SceneNode, around: readonly SceneNode[] = []): readonly Place[] {
  const inner = [node, ...around];
  return [{ node, around }, ...(node.children ?? []).flatMap((child) => placesIn(child, inner))];
}

export const isTextPlace = (place: Place): place is Place<TextNode> => isTextNode(place.node);

/** Names of layers whose texts people do not read as such: pictures, and the bars of the system. */
const NOT_READ =
  /\b(status bar|keyboard|charts?|graph|map|logo|illustration|icons?|mockup|pictures?|disabled)\b/i;

/** On a page of components nothing is a screen. */
const COMPONENT_PAGE = /components|elements|styles|icons|tokens/i;

function bodyOf(texts: readonly Place<TextNode>[]): TextNode | undefined {
  const lengths = new Map<number, number>();
  for (const { node } of texts) {
    const { sizePx } = mainRun(node);
    lengths.set(sizePx, (lengths.get(sizePx) ?? 0) + node.text.characters.length);
  }
  const [sizePx] = [...lengths].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return texts.find(({ node }) => mainRun(node).sizePx === sizePx)?.node;
}

function screenOf(name: string, scene: Scene, root: SceneNode): readonly Screen[] {
  const places = placesIn(root);
  const texts = places
    .filter(isTextPlace)
    .filter(({ around }) => !around.some((one) => one !== root && NOT_READ.test(one.name)))
    .filter(({ node }) => intersection(node.box, root.box));
  const body = bodyOf(texts);
  const isScreen = root.box.width >= SMALLEST_PX.width && root.box.height >= SMALLEST_PX.height;
  if (COMPONENT_PAGE.test(scene.page.name)) return [];
  return body && isScreen && places.length >= FEWEST_LAYERS
    ? [{ name, scene, root, places, texts, body }]
    : [];
}

const screensIn = (name: string, json: unknown): readonly Screen[] =>
  fromRest(json).flatMap((scene) =>
    scene.frames.flatMap((root) => screenOf(`${name} / ${root.name}`, scene, root)),
  );

/** The screens of our samples. */
export const sampleScreens = (): readonly Screen[] =>
  NAMES.flatMap((name) =>
    screensIn(name, JSON.parse(readFileSync(path.join(SAMPLES, `${name}.json`), "utf8"))),
  );

/** The screens of the real designs that lie beside the project; none where they are not there. */
export const realScreens = (): readonly Screen[] =>
  realDesigns().flatMap(({ name, json }) => screensIn(name, json));

/** A screen without auto layouts: the same pixels, put in place by hand. */
export const byHand = ({ name, scene, root }: Screen): readonly Screen[] =>
  screenOf(`${name}, by hand`, scene, drawnByHand(root));
