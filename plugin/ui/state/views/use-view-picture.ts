import { useEffect, useRef, useState } from "preact/hooks";
import type { SceneNode } from "../../../../shared/scene/scene.ts";
import { drawFrame } from "../reading/draw-frame.ts";
import { pictureUrl } from "../reading/picture-url.ts";
import { readableSidePx } from "../reading/readable-side.ts";

/** Sharp where the picture is as wide as the panel, on dense displays; a wide screen is enlarged to its own size. */
const LEAST_WIDTH_PX = 800;
const MOST_WIDTH_PX = 1600;

/** While a designer drags a layer, changes come many times a second: the picture waits for a pause. */
const PAUSE_MS = 400;

const sideOf = ({ box }: SceneNode): number =>
  readableSidePx(box, Math.min(MOST_WIDTH_PX, Math.max(LEAST_WIDTH_PX, box.width)));

interface Drawn {
  readonly id: string;
  readonly url: string | null;
}

/** The picture of a screen while somebody looks at it: undefined on its way, null when it cannot be drawn. */
export function useViewPicture(node: SceneNode): string | null | undefined {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const isFirst = drawn?.id !== node.id;
  const drawnIdRef = useRef<string>();
  useEffect(() => {
    const stop = new AbortController();
    const draw = async () => {
      const png = await drawFrame({ frameId: node.id, maxSidePx: sideOf(node), signal: stop.signal });
      if (stop.signal.aborted) return;
      drawnIdRef.current = node.id;
      setDrawn({ id: node.id, url: png && pictureUrl(png) });
    };
    const timer = setTimeout(() => void draw(), drawnIdRef.current === node.id ? PAUSE_MS : 0);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [node]);
  useEffect(
    () => () => {
      if (drawn?.url) URL.revokeObjectURL(drawn.url);
    },
    [drawn],
  );
  return isFirst ? undefined : drawn.url;
}
