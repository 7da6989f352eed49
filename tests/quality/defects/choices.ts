import type { SceneNode } from "../../../shared/scene/scene.ts";
import { layer, solid, text } from "../../../shared/scene/testing.ts";
import { bottom } from "../../../shared/scene/geometry.ts";
import type { Defect, Site } from "../defect.ts";
import type { Screen } from "../screens.ts";
import { button, field, line, planted, plantedAlone, type Ground } from "./plant.ts";

const NAMES = ["All", "Open", "Returned"];

function option(ground: Ground, index: number, isChosen: boolean): SceneNode {
  const x = ground.x + 104 * index;
  const look = isChosen ? { fill: "#222222" } : {};
  return layer({ id: `option${index}`, name: "Option", x, y: ground.y, width: 96, height: 36, ...look }, [
    text(NAMES[index] ?? "", {
      x: x + 12,
      y: ground.y + 6,
      fontFamily: ground.fontFamily,
      color: isChosen ? "#ffffff" : "#555555",
    }),
  ]);
}

/** Filters of which the chosen one loses its ground. */
const unmarked = planted(() => ({
  heightPx: 60,
  touched: NAMES.map((_, index) => `option${index}`),
  build: (ground, size) => NAMES.map((_, index) => option(ground, index, index === 0 && size === undefined)),
}));

/** A form with a box to tick, ticked. */
const ticked = plantedAlone(() => ({
  heightPx: 360,
  touched: ["box"],
  build: (ground, size) => {
    const y = ground.y + 200;
    const isTicked = size !== undefined;
    const border = {
      strokes: [solid("#666666")],
      stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
    } as const;
    const tick = layer({
      type: "VECTOR",
      x: ground.x + 4,
      y: y + 5,
      width: 10,
      height: 8,
      strokes: [solid("#ffffff")],
      stroke: { widthsPx: [2, 2, 2, 2], align: "center" },
    });
    return [
      field(ground, { id: "name", y: ground.y + 28, label: "Name", value: "Your name" }),
      field(ground, { id: "email", y: ground.y + 120, label: "Email", value: "name@example.com" }),
      layer(
        {
          id: "box",
          name: "Box",
          x: ground.x,
          y,
          width: 18,
          height: 18,
          cornerRadiiPx: [3, 3, 3, 3],
          ...(isTicked ? { fill: "#1a3fb0" } : { fill: "#ffffff", ...border }),
        },
        isTicked ? [tick] : [],
      ),
      line("Send me your newsletter", ground, { x: ground.x + 28, y: y - 2 }),
      button("Create account", ground, { id: "send", y: y + 48 }),
    ];
  },
}));

/** A dialog over a veil at the foot of a screen; its button is taken away. */
function closedDialog({ root, body }: Screen): readonly Site[] {
  const { box } = root;
  const [width, y] = [Math.min(box.width - 48, 327), bottom(box)];
  const x = box.x + (box.width - width) / 2;
  const ground: Ground = { x: x + 24, y: y + 220, width, sizePx: 16, fontFamily: "Inter" };
  const part = (isClosed: boolean): SceneNode => ({
    ...root,
    box: { ...box, height: box.height + 640 },
    children: [
      ...(root.children ?? []),
      layer({ id: "ground", ...box, y, height: 640, fill: "#ffffff" }, [
        line("Good morning", ground, { id: "below", y: y + 60 }),
      ]),
      layer({ id: "veil", type: "RECTANGLE", ...box, y, height: 640, fills: [solid("#000000", 0.5)] }),
      layer({ id: "dialog", x, y: y + 200, width, height: 240, fill: "#ffffff" }, [
        line("Try it for two weeks before you decide", ground, { width: width - 48, id: "words" }),
        ...(isClosed ? [] : [button("Not now", ground, { id: "later", y: y + 360 })]),
      ]),
    ],
  });
  return body ? [{ before: part(false), touched: ["dialog"], damage: () => part(true) }] : [];
}

/** Slips in what people choose, allow and leave. */
export const CHOICE_DEFECTS: readonly Defect[] = [
  {
    rule: "chosen-option",
    what: "the ground of the chosen filter taken away",
    sizes: [1],
    sites: unmarked,
  },
  { rule: "preticked-consent", what: "the box of a newsletter ticked beforehand", sizes: [1], sites: ticked },
  {
    rule: "no-way-out",
    what: "the only button of a dialog taken away",
    sizes: [1],
    sites: closedDialog,
  },
  {
    rule: "looks-disabled",
    what: "the main button of two faded",
    sizes: [1],
    sites: plantedAlone(() => ({
      heightPx: 80,
      touched: ["main"],
      build: (ground, size) => [
        button("See a demo", ground, { id: "second" }),
        {
          ...button("Start now", ground, { id: "main", x: ground.x + 156 }),
          ...(size !== undefined && { opacity: 0.35 }),
        },
      ],
    })),
  },
  {
    rule: "required-unmarked",
    what: "the mark of one half of a name taken away",
    sizes: [1],
    sites: planted((random) => {
      const odd = random.below(2);
      const labels = ["First name *", "Surname *", "Email *"];
      return {
        heightPx: 360,
        touched: ["field0", "field1", "field2"],
        build: (ground, size) =>
          labels.map((label, index) =>
            field(ground, {
              id: `field${index}`,
              y: ground.y + 28 + 110 * index,
              label: size !== undefined && index === odd ? label.replace(" *", "") : label,
              value: "Enter it here",
            }),
          ),
      };
    }),
  },
];
