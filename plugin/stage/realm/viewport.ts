import type { Host } from "./host.ts";
import type { PluginNode } from "./nodes/stage.ts";

const WINDOW = { width: 1000, height: 800 };

/** The plugin's view of the canvas: it may move it, the editor does not tell where it is. */
export function makeViewport(host: Host) {
  const viewport = {
    center: { x: 0, y: 0 },
    zoom: 1,
    get bounds() {
      const { center, zoom } = viewport;
      const [width, height] = [WINDOW.width / zoom, WINDOW.height / zoom];
      return { x: center.x - width / 2, y: center.y - height / 2, width, height };
    },
    scrollAndZoomIntoView: (nodes: readonly PluginNode[]) =>
      host.tell(
        "scrollAndZoomTo",
        nodes.map(({ id }) => id),
      ),
  };
  return viewport;
}
