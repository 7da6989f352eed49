import { useEffect, useState } from "preact/hooks";
import { drawFrame } from "./draw-frame.ts";
import { pictureUrl } from "./picture-url.ts";

const MAX_SIDE_PX = 640;

/** The address of a picture of a frame, drawn when it is wanted; null when it cannot be, undefined until then. */
export function usePicture(frameId: string, isWanted: boolean): string | null | undefined {
  const [url, setUrl] = useState<string | null>();
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    void drawFrame({ frameId, maxSidePx: MAX_SIDE_PX, signal: stop.signal }).then((png) => {
      if (!stop.signal.aborted) setUrl(png && pictureUrl(png));
    });
    return () => stop.abort();
  }, [frameId, isWanted]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url;
}
