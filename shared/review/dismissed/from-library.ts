import { frameOf, type Layer } from "../../perception/frame/frame.ts";
import { rememberedFlag } from "../../perception/frame/remembered.ts";

const isRemote = (layer: Layer): boolean =>
  frameOf(layer).scene.components[layer.node.instance?.componentId ?? ""]?.isRemote === true;

/** True when a layer is, or lies in, an instance of a component of another file. */
export const isFromLibrary: (layer: Layer) => boolean = rememberedFlag(
  (layer: Layer) => isRemote(layer) || (layer.parent !== null && isFromLibrary(layer.parent)),
);
