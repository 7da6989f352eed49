import type { Library } from "../../../scene/library.ts";
import type { SceneNode } from "../../../scene/scene.ts";
import { isDeviceSize } from "../../../perception/structure/screens/device-size.ts";
import { isScreen } from "../../../perception/structure/screens/screen-kind.ts";
import { openFrame } from "../../../perception/frame/frame.ts";
import { rememberedObject } from "../../../perception/frame/remembered-object.ts";
import { drawingsIn } from "./drawings.ts";
import { type Spot, spotsOf } from "./spots.ts";

const MAINS = new Set(["COMPONENT", "COMPONENT_SET"]);

const holdsMain = (node: SceneNode): boolean => MAINS.has(node.type) || (node.children ?? []).some(holdsMain);

const holdsComponents = rememberedObject(({ scenes }: Library): boolean =>
  scenes.some(({ frames }) => frames.some(holdsMain)),
);

/**
 * Beside components, what has not the size of a device is documentation, more often than not. Frames that are too much to
 * look at are left aside: what is not known to be a screen is not judged as one.
 */
function isScreenFrame({ scene, frame }: Spot, library: Library): boolean {
  if (holdsMain(frame) || (holdsComponents(library) && !isDeviceSize(frame.box))) return false;
  try {
    return isScreen(openFrame(scene, frame));
  } catch {
    return false;
  }
}

/**
 * True for the ground that the design tool itself paints: around a set, and as the frame of a page, which is
 * white when it is made.
 */
const isGround = ({ node, parent, component }: Spot): boolean =>
  node.type === "COMPONENT_SET" || (parent === null && component === null);

/**
 * The layers whose looks are decided where they are: in main components and on screens. Not those of instances, of drawn
 * pictures, and of sheets and documentation around components.
 */
export const ownLayers = rememberedObject((library: Library): readonly Spot[] => {
  const drawings = drawingsIn(library);
  const screens = new Map<SceneNode, boolean>();
  const outside = new Set<Spot>();
  return spotsOf(library).filter((spot) => {
    const { node, parent, component, frame, isInstance } = spot;
    if (isInstance || drawings.has(node) || (parent && outside.has(parent))) {
      outside.add(spot);
      return false;
    }
    if (isGround(spot)) return false;
    if (component) return true;
    const known = screens.get(frame) ?? isScreenFrame(spot, library);
    screens.set(frame, known);
    return known;
  });
});
