import { useEffect, useState } from "preact/hooks";
import { isReviewed, reviewsOf, selectedFrames, type PanelState } from "../panel-state.ts";
import { drawFrame } from "./draw-frame.ts";
import { pictureUrl } from "./picture-url.ts";

/** Sharp on dense displays at the size at which the start shows a screen. */
const MAX_SIDE_PX = 640;

/** More selected screens than these are not drawn. */
export const MAX_PICTURES = 4;

/** Addresses of pictures by frame id; null when a frame cannot be drawn. */
export type Pictures = Readonly<Record<string, string | null>>;

const release = (url: string | null | undefined): void => {
  if (url) URL.revokeObjectURL(url);
};

function replace(pictures: Pictures, frameId: string, url: string | null): Pictures {
  release(pictures[frameId]);
  return { ...pictures, [frameId]: url };
}

function keepOnly(pictures: Pictures, frameIds: readonly string[]): Pictures {
  const isKept = ([id]: readonly [string, unknown]) => frameIds.includes(id);
  const entries = Object.entries(pictures);
  if (entries.every(isKept)) return pictures;
  for (const entry of entries) if (!isKept(entry)) release(entry[1]);
  return Object.fromEntries(entries.filter(isKept));
}

/** What is to be drawn: on the start the selected screens, when no finding waits for a picture any more. */
function wantedFrames(state: PanelState): readonly string[] {
  const selected = selectedFrames(state).map(({ id }) => id);
  const isSettled = isReviewed(state) && !reviewsOf(state).some(({ isOpen }) => isOpen);
  const isDue = isSettled || state.failure !== null || state.isCancelled;
  return state.screen === "start" && isDue ? selected.slice(0, MAX_PICTURES) : [];
}

/** The pictures of the selected screens, drawn one at a time, and anew when the design changes. */
export function usePictures(state: PanelState): Pictures {
  const [pictures, setPictures] = useState<Pictures>({});
  const wanted = wantedFrames(state).join(" ");
  useEffect(() => {
    const frameIds = wanted.split(" ").filter(Boolean);
    if (frameIds.length === 0) return;
    const stop = new AbortController();
    const { signal } = stop;
    setPictures((last) => keepOnly(last, frameIds));
    const drawAll = async () => {
      for (const frameId of frameIds) {
        const png = await drawFrame({ frameId, maxSidePx: MAX_SIDE_PX, signal });
        if (signal.aborted) return;
        setPictures((last) => replace(last, frameId, png && pictureUrl(png)));
      }
    };
    void drawAll();
    return () => stop.abort();
  }, [wanted, state.revision]);
  return pictures;
}
