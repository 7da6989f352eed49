import { useAtom } from "jotai";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { isSettled, reviewsOf, selectedFrames, shownReview, type PanelState } from "../panel-state.ts";
import { isUnderWay } from "../asked/asked-review.ts";
import { type Pictures, picturesAtom, usePanel } from "../use-panel.ts";
import { drawFrame } from "./draw-frame.ts";

/** An address for a picture, until somebody revokes it. */
const pictureUrl = (png: Uint8Array): string =>
  URL.createObjectURL(new Blob([new Uint8Array(png)], { type: "image/png" }));

/** Sharp on dense displays at the size at which the start shows a screen. */
const MAX_SIDE_PX = 640;

/** More selected screens than these are not drawn at the start. */
const MAX_PICTURES = 4;

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

/**
 * The screens that are drawn. At the start these are the selected ones, once no finding waits for a picture any more, or none
 * will come; among the results all, while their overview is looked at and no review draws its own pictures.
 */
function screensToDraw(state: PanelState, isWithoutEngine: boolean): readonly string[] {
  if (state.screen === "start") {
    const isDue = isSettled(state) || isWithoutEngine || state.failure !== null || state.isCancelled;
    return isDue
      ? selectedFrames(state)
          .slice(0, MAX_PICTURES)
          .map(({ id }) => id)
      : [];
  }
  const isOverview = state.screen === "results" && !isUnderWay(state.asked) && !shownReview(state);
  return isOverview ? reviewsOf(state).map(({ report }) => report.id) : [];
}

/**
 * The pictures of the selected screens, drawn one at a time, and anew when the design changes; and of those that an
 * overview lists what is not drawn yet.
 */
export function usePictures(): void {
  const { state, engineFailure } = usePanel();
  const [pictures, setPictures] = useAtom(picturesAtom);
  const lastRef = useRef(pictures);
  useLayoutEffect(() => void (lastRef.current = pictures));
  const wanted = screensToDraw(state, engineFailure !== null).join(" ");
  const revision = state.screen === "start" ? state.revision : null;
  useEffect(() => {
    const frameIds = wanted.split(" ").filter(Boolean);
    if (frameIds.length === 0) return;
    const stop = new AbortController();
    const { signal } = stop;
    setPictures((last) => keepOnly(last, frameIds));
    const drawAll = async () => {
      for (const frameId of frameIds) {
        if (revision === null && lastRef.current[frameId]) continue;
        const png = await drawFrame({ frameId, maxSidePx: MAX_SIDE_PX, signal });
        if (signal.aborted) return;
        setPictures((last) => replace(last, frameId, png && pictureUrl(png)));
      }
    };
    void drawAll();
    return () => stop.abort();
  }, [wanted, revision, setPictures]);
}
