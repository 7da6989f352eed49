import { readFileSync } from "node:fs";
import path from "node:path";
import { everyNode } from "../../shared/scene/every-node.ts";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";
import type { Scene, SceneNode } from "../../shared/scene/scene.ts";
import { realDesigns } from "../real-designs.ts";
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

/** The screens of our samples. */
export const sampleScreens = (): readonly Screen[] =>
  NAMES.flatMap((name) =>
    screensIn(name, JSON.parse(readFileSync(path.join(SAMPLES, `${name}.json`), "utf8"))),
  );

/** The screens of the real designs that lie beside the project; none where they are not there. */
export const realScreens = (): readonly Screen[] =>
  realDesigns().flatMap(({ name, json }) => screensIn(name, json));

/** A screen without auto layouts: the same pixels, put in place by hand. */
export const byHand = ({ name, scene, root }: Screen): Screen => ({
  name: `${name}, by hand`,
  scene,
  root: drawnByHand(root),
});
