import { useEffect, useState } from "preact/hooks";
import { listen, send } from "../../../protocol/bridge.ts";
import { selectedFrames, type PanelState } from "../panel-state.ts";

/** Sharp on dense displays, also where only the top of a long page is shown. */
const MAX_SIDE_PX = 1280;

/** More selected screens than these are not drawn. */
export const MAX_PICTURES = 4;

/** Addresses of pictures by frame id; null when a frame cannot be drawn. */
export type Pictures = Readonly<Record<string, string | null>>;

const pictureUrl = (png: Uint8Array): string =>
  URL.createObjectURL(new Blob([new Uint8Array(png)], { type: "image/png" }));

const release = (url: string | null | undefined): void => {
  if (url) URL.revokeObjectURL(url);
};

function replace(pictures: Pictures, frameId: string, url: string | null): Pictures {
  release(pictures[frameId]);
  return { ...pictures, [frameId]: url };
}

function keepOnly(pictures: Pictures, frameIds: readonly string[]): Pictures {
  const isKept = ([id]: readonly [string, unknown]) => frameIds.includes(id);
  for (const entry of Object.entries(pictures)) if (!isKept(entry)) release(entry[1]);
  return Object.fromEntries(Object.entries(pictures).filter(isKept));
}

/** The pictures of the selected screens, drawn anew when the design changes. */
export function usePictures(state: PanelState): Pictures {
  const [pictures, setPictures] = useState<Pictures>({});
  useEffect(
    () =>
      listen("picture-exported", ({ frameId, requestId, png }) => {
        const isOwn = requestId === undefined;
        if (isOwn) setPictures((last) => replace(last, frameId, png && pictureUrl(png)));
      }),
    [],
  );
  const isShown = state.screen === "start";
  const selected = selectedFrames(state).map(({ id }) => id);
  const wanted = selected.slice(0, MAX_PICTURES).join(" ");
  useEffect(() => {
    if (!isShown) return;
    const frameIds = wanted.split(" ").filter(Boolean);
    setPictures((last) => keepOnly(last, frameIds));
    for (const frameId of frameIds) send("export-picture", { frameId, maxSidePx: MAX_SIDE_PX });
  }, [isShown, wanted, state.revision]);
  return pictures;
}
