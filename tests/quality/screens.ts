import { readFileSync } from "node:fs";
import path from "node:path";
import { everyNode } from "../../shared/scene/every-node.ts";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";
import type { Scene, SceneNode } from "../../shared/scene/scene.ts";
import { realDesigns, type RealDesign } from "../real-designs.ts";
import { drawnByHand } from "./edit.ts";

/** A screen to be turned over: nothing that people do not see may change what is said of it. */
export interface Screen {
  readonly name: string;
  readonly scene: Scene;
  readonly root: SceneNode;
}

const SAMPLES = path.resolve(import.meta.dirname, "../../plugin/stage/samples");
const NAMES = ["phone-checkout", "desktop-dashboard"];
const SMALLEST_PX = { width: 320, height: 480 };
const FEWEST_LAYERS = 40;

/** On a page of components nothing is a screen. */
const COMPONENT_PAGE = /components|elements|styles|icons|tokens/i;

const isScreen = (root: SceneNode): boolean =>
  root.box.width >= SMALLEST_PX.width &&
  root.box.height >= SMALLEST_PX.height &&
  everyNode(root).length >= FEWEST_LAYERS;

const screensIn = (name: string, json: unknown): readonly Screen[] =>
  fromRest(json)
    .filter(({ page }) => !COMPONENT_PAGE.test(page.name))
    .flatMap((scene) =>
      scene.frames.filter(isScreen).map((root) => ({ name: `${name} / ${root.name}`, scene, root })),
    );

const samples = (): readonly RealDesign[] =>
  NAMES.map((name) => ({
    name,
    json: JSON.parse(readFileSync(path.join(SAMPLES, `${name}.json`), "utf8")) as unknown,
  }));

/** The screens of our samples. */
export const sampleScreens = (): readonly Screen[] =>
  samples().flatMap(({ name, json }) => screensIn(name, json));

/** The screens of the real designs that lie beside the project; none where they are not there. */
export const realScreens = (): readonly Screen[] =>
  realDesigns().flatMap(({ name, json }) => screensIn(name, json));

/** A layer as the REST API writes it. */
export type RestNode = Readonly<Record<string, unknown>>;

function redrawnNode(node: RestNode, redraw: (node: RestNode) => RestNode): RestNode {
  const { children } = node;
  const inner = (children as readonly RestNode[] | undefined)?.map((child) => redrawnNode(child, redraw));
  return redraw(inner ? { ...node, children: inner } : node);
}

/** The screens of samples and real designs whose file had every layer written in another way. */
export const redrawnScreens = (redraw: (node: RestNode) => RestNode): readonly Screen[] =>
  [...samples(), ...realDesigns()].flatMap(({ name, json }) => {
    const { document, ...file } = json as { readonly document: RestNode };
    return screensIn(name, { ...file, document: redrawnNode(document, redraw) });
  });

/** A screen without auto layouts: the same pixels, put in place by hand. */
export const byHand = ({ name, scene, root }: Screen): Screen => ({
  name: `${name}, by hand`,
  scene,
  root: drawnByHand(root),
});
