import type { SceneNode } from "../../shared/scene/scene.ts";
import { layer, screen, text } from "../../shared/scene/testing.ts";

/** A prototype that grows: its screens, all of which are reviewed. */
export interface FlowShape {
  readonly name: string;
  /** The screens of a prototype with so many links. */
  readonly build: (links: number) => readonly SceneNode[];
}

const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A name of letters for each number. */
const nameOf = (index: number): string =>
  `Place ${String(index).replaceAll(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)))}`;

const LINKS_OF_A_SCREEN = 2;

/** A button with the name of one screen that leads to another. */
const link = (row: number, label: string, destinationId: string, navigation: string): SceneNode =>
  layer(
    {
      name: "Button",
      x: 16,
      y: 16 + 60 * row,
      width: 160,
      height: 44,
      fill: "#0044cc",
      reactions: [{ trigger: "ON_CLICK", action: "NODE", navigation, destinationId }],
    },
    [text(label, { x: 30, y: 26 + 60 * row, color: "#ffffff" })],
  );

const place = (index: number, children: readonly SceneNode[]): SceneNode =>
  screen([text("Home", { x: 200, y: 16, sizePx: 32 }), ...children], {
    id: `place:${index}`,
    name: nameOf(index),
    height: 800,
  });

function everyWhere(links: number, navigation: string): readonly SceneNode[] {
  const count = Math.ceil(links / LINKS_OF_A_SCREEN);
  return times(count, (index) =>
    place(
      index,
      times(LINKS_OF_A_SCREEN, (row) => {
        const next = (index * LINKS_OF_A_SCREEN + row) % count;
        return link(row, nameOf(count - 1 - next), `place:${next}`, navigation);
      }),
    ),
  );
}

/** One screen from which all others are opened. */
const fromOne = (links: number, navigation: string): readonly SceneNode[] => [
  place(
    0,
    times(links, (index) => link(index, nameOf(links - index), `place:${index + 1}`, navigation)),
  ),
  ...times(links, (index) => place(index + 1, [])),
];

/** The prototypes whose links are looked at from each of their screens. */
export const FLOW_SHAPES: readonly FlowShape[] = [
  { name: "links between all screens", build: (links) => everyWhere(links, "NAVIGATE") },
  { name: "overlays over all screens", build: (links) => everyWhere(links, "OVERLAY") },
  { name: "links from one screen", build: (links) => fromOne(links, "NAVIGATE") },
  { name: "overlays over one screen", build: (links) => fromOne(links, "OVERLAY") },
];
