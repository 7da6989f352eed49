import { union } from "../../../shared/scene/geometry.ts";
import type { SeenView } from "./editor.ts";
import type { Host } from "./crossing/host.ts";
import type { PluginNode } from "./nodes/stage.ts";

const FIRST: SeenView = { center: { x: 0, y: 0 }, zoom: 1, width: 1000, height: 800 };

/** The editor fills the window with what it is asked to show, however small that is. */
const CLOSEST_ZOOM = 256;
const FILLED = 0.8;

type Shown = PluginNode & { readonly absoluteBoundingBox?: Rect | null };

/** `figma.viewport`. */
export type Viewport = ReturnType<typeof makeViewport>["viewport"];

/** The plugin's view of the canvas, which it may move; `seeView` tells it where the visitor moved it. */
export function makeViewport(host: Host) {
  let view = FIRST;
  const show = (change: Partial<SeenView>) => {
    view = { ...view, ...change };
    host.tell("showView", { center: view.center, zoom: view.zoom });
  };
  const fit = (nodes: readonly Shown[]) => {
    const box = union(nodes.flatMap(({ absoluteBoundingBox }) => absoluteBoundingBox ?? []));
    if (!box) return;
    const [across, down] = [view.width / Math.max(box.width, 0.01), view.height / Math.max(box.height, 0.01)];
    const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    show({ center, zoom: Math.min(CLOSEST_ZOOM, FILLED * Math.min(across, down)) });
  };
  const viewport = {
    get center() {
      return view.center;
    },
    set center({ x, y }: Vector) {
      show({ center: { x, y } });
    },
    get zoom() {
      return view.zoom;
    },
    set zoom(zoom: number) {
      show({ zoom });
    },
    get bounds() {
      const [width, height] = [view.width / view.zoom, view.height / view.zoom];
      return { x: view.center.x - width / 2, y: view.center.y - height / 2, width, height };
    },
    scrollAndZoomIntoView: fit,
  };
  return { viewport, seeView: (seen: SeenView) => void (view = seen) };
}
