import { contrastOf, mix } from "../../../shared/scene/color.ts";
import { bottom } from "../../../shared/scene/geometry.ts";
import { instance, layer, text } from "../../../shared/scene/testing.ts";
import type { SceneNode } from "../../../shared/scene/scene.ts";
import type { Defect, Site } from "../defect.ts";
import { editNode, isTextNode, mainRun } from "../edit.ts";
import type { Screen } from "../screens.ts";
import { button, field, line, planted, plantedAlone, planting, type Ground, type Part } from "./plant.ts";

const LABELS = ["Email", "City", "Phone number", "Company"] as const;

const FIELD_NAME = /^(?!.*select).*\bfield\b/i;

/** Fields side by side share the label of the first one. */
const isFirst = (node: SceneNode, row: SceneNode | undefined): boolean =>
  row?.children?.every((other) => other === node || other.box.x >= node.box.x) ?? true;

/** The labels of the screen's own fields taken away; those that say nothing inside are left without any word. */
const labelSites =
  (hasPlaceholder: boolean) =>
  (screen: Screen): readonly Site[] =>
    screen.texts.flatMap(({ node, around: [parent, row] }) => {
      const boxes = (parent?.children ?? []).filter((child) => !isTextNode(child));
      const texts = boxes.flatMap((box) => (box.children ?? []).filter(isTextNode));
      const isField = parent !== undefined && FIELD_NAME.test(parent.name) && boxes.length === 1;
      const isLabel = isField && parent.children?.[0] === node && parent.children.length === 2;
      // A text in another colour than the label has been entered.
      const says = texts.some(
        ({ text, fills }) =>
          /\p{L}{2}/u.test(text.characters) && JSON.stringify(fills) !== JSON.stringify(node.fills),
      );
      if (!isLabel || says !== hasPlaceholder || !isFirst(parent, row)) return [];
      return {
        before: screen.root,
        touched: [parent.id],
        damage: () => editNode(screen.root, node.id, () => null),
      };
    });

const withLabelTaken = (value: string | undefined) =>
  planted((random) => {
    const label = random.pick(LABELS);
    const build = (ground: Ground, size?: number) => {
      const lower = { id: "b", y: ground.y + 170, ...(value && { value }) };
      return [
        field(ground, { id: "a", y: ground.y + 28, label: "Full name", value: "Anna Weber" }),
        field(ground, size === undefined ? { ...lower, label } : lower),
      ];
    };
    return { heightPx: 260, touched: ["b"], build };
  });

const AGREEMENT = "By signing up you agree to the terms of use of our shop.";
const TERMS = { start: AGREEMENT.indexOf("terms"), end: AGREEMENT.indexOf(" of our") };
const TEXT_COLOR = { r: 0.1, g: 0.1, b: 0.1 };

/** A sentence with a link: underlined, or lighter than its text by this contrast. */
function sentenceWithLink(ground: Ground, ratio?: number): SceneNode {
  const run = { fontFamily: ground.fontFamily, sizePx: 16, weight: 400, lineHeightPx: 24 };
  const steps = Array.from({ length: 256 }, (_, step) =>
    mix(TEXT_COLOR, { r: 0.6, g: 0.8, b: 1 }, step / 255),
  );
  const color = steps.find((one) => contrastOf(one, TEXT_COLOR) >= (ratio ?? 1)) ?? TEXT_COLOR;
  const sign = ratio === undefined ? { decoration: "underline" as const } : {};
  return line(AGREEMENT, ground, {
    id: "terms",
    sizePx: 16,
    fills: [{ type: "solid", color: TEXT_COLOR }],
    runs: [
      { ...run, start: 0, end: TERMS.start },
      { ...run, ...TERMS, isLink: true, fills: [{ type: "solid", color }], ...sign },
      { ...run, start: TERMS.end, end: AGREEMENT.length },
    ],
  });
}

const variantSet = (name: string, states: readonly string[], { x, y }: Ground): SceneNode =>
  layer(
    { id: "set", name, type: "COMPONENT_SET", x, y, width: 200, height: 200 },
    states.map((state, index) =>
      layer({
        name: `State=${state}`,
        type: "COMPONENT",
        x: x + 20,
        y: y + 60 * index,
        width: 160,
        height: 44,
        fill: "#eeeeee",
      }),
    ),
  );

const tab = (ground: Ground, index: number, isSelected: boolean): SceneNode =>
  instance(
    "Tab",
    {
      id: `tab${index}`,
      x: ground.x + index * 80,
      y: ground.y,
      width: 76,
      height: 44,
      instance: { componentId: "tab", properties: { State: isSelected ? "Active" : "Default" } },
    },
    [
      line(["All", "Open", "Paid", "Late"][index] ?? "", ground, {
        x: ground.x + index * 80 + 12,
        y: ground.y + 10,
        width: 40,
      }),
    ],
  );

const TAB_WORDS = ["Home", "Search", "Orders", "Saved", "Profile", "Help", "More", "News"];

/** The screen cut to a phone's, with a tab bar at its bottom. */
const TAB_BAR_ROOM_PX = 120;

function tabBarSite(
  { root }: Screen,
  build: (size?: number) => { items: number; isLabelled: boolean },
): Site {
  const screenWith = (size?: number): SceneNode => {
    const { items, isLabelled } = build(size);
    // Below the screen's own content, which may end with links that would be too close.
    const taller = { ...root, box: { ...root.box, height: root.box.height + TAB_BAR_ROOM_PX } };
    const y = bottom(taller.box) - 80;
    const step = root.box.width / items;
    const children = Array.from({ length: items }, (_, index) => {
      const x = root.box.x + index * step;
      const icon = layer({ type: "VECTOR", name: "Vector", x: x + 8, y: y + 8, width: 24, height: 24 });
      const word = line(
        TAB_WORDS[index] ?? "",
        { x, y, width: 0, sizePx: 12, fontFamily: "Inter" },
        { x: x + 8, y: y + 40, width: 28 },
      );
      return layer(
        { id: `item${index}`, name: "Place", x, y, width: step, height: 60 },
        isLabelled ? [icon, word] : [icon],
      );
    });
    const bar = layer(
      { id: "bar", name: "Tab bar", x: root.box.x, y, width: root.box.width, height: 80, fill: "#ffffff" },
      children,
    );
    return { ...taller, children: [...(root.children ?? []), bar] };
  };
  return { before: screenWith(), touched: ["bar"], damage: screenWith };
}

const isPhone = ({ root }: Screen): boolean => root.box.width >= 320 && root.box.width <= 480;

/** A device without a pointer, by its width or its name. */
const isForTouch = (screen: Screen): boolean =>
  isPhone(screen) || /\b(ipad|iphone|mobile)\b/i.test(screen.name);

const onPhones =
  (site: (screen: Screen) => Site) =>
  (screen: Screen): readonly Site[] =>
    isPhone(screen) ? [site(screen)] : [];

const PHONE = { width: 390, height: 844 };

/** The screen cut to a phone's height, with a button that keeps its place at the bottom. */
function pinnedSite({ root }: Screen): Site {
  const box = { ...root.box, ...PHONE };
  const screenWith = (inStripPx = -16): SceneNode => {
    const y = bottom(box) - 34 - 44 + inStripPx;
    const own = button(
      "Pay now",
      { x: box.x + 24, y, width: 0, sizePx: 16, fontFamily: "Inter" },
      { id: "pinned", width: 342 },
    );
    const pinned = { ...own, constraints: { horizontal: "stretch", vertical: "bottom" } };
    return { ...root, box, clipsContent: true, children: [...(root.children ?? []), pinned] };
  };
  return { before: screenWith(), touched: ["pinned"], damage: screenWith };
}

const iconButton = (ground: Ground, index: number, sizePx: number): SceneNode =>
  instance("Icon Button", {
    id: `icon${index}`,
    x: ground.x + index * sizePx,
    y: ground.y,
    width: sizePx,
    height: sizePx,
    fill: "#dddddd",
  });

const LONG_FORM = [
  "First name",
  "Surname",
  "Company",
  "Street",
  "City",
  "Postcode",
  "Country",
  "Phone number",
  "Email",
  "VAT number",
];

/** A screen of a prototype that the damaged one is linked with. */
const otherScreen = (name: string, { root }: Screen, children: readonly SceneNode[] = []): SceneNode =>
  layer({ id: `screen:${name}`, name, ...root.box, x: root.box.x + 2 * root.box.width, fill: "#ffffff" }, [
    text(`Good morning, ${name === "Start" ? "Anna" : "Tom"}`, { sizePx: 28, width: 300, height: 40 }),
    ...children,
  ]);

const linkTo = (destinationId: string, navigation = "NAVIGATE"): Pick<SceneNode, "reactions"> => ({
  reactions: [{ trigger: "ON_CLICK", action: "NODE", navigation, destinationId }],
});

interface Way {
  /** The words of the button that leads out. */
  readonly out: string;
  /** How the other screen leads here. */
  readonly navigation: string;
  readonly options?: Partial<SceneNode>;
}

/** A screen of nothing but words that another one leads to, with its one button taken away. */
function wayOutSite(screen: Screen, { out, navigation, options }: Way): Site {
  const { root, body } = screen;
  const { sizePx, fontFamily } = mainRun(body);
  const ground = { x: root.box.x + 24, y: root.box.y + 120, width: 300, sizePx, fontFamily };
  const words = line("Thank you, we have got your order and write to you soon.", ground, { id: "thanks" });
  const back = button(out, { ...ground, y: root.box.y + 400 }, { id: "back", width: 220 });
  const withChildren = (children: readonly SceneNode[]): SceneNode => ({ ...root, ...options, children });
  const row = layer({ name: "Row", width: 300, height: 48, ...linkTo(root.id, navigation) });
  return {
    before: withChildren([words, back]),
    touched: [root.id],
    scene: { frames: [otherScreen("Start", screen, [row])] },
    damage: () => withChildren([words]),
  };
}

/** Slips in how a screen is used. */
export const UX_DEFECTS: readonly Defect[] = [
  {
    rule: "unlike-peers",
    what: "one of two buttons side by side made taller",
    unit: "px",
    sizes: [0.5, 1, 2, 4, 6, 12],
    claimed: [2, 4, 6],
    sites: planted(() => ({
      heightPx: 80,
      touched: ["b"],
      build: (ground, size = 0) => [
        button("Cancel", ground, { id: "a", isPlain: true }),
        button("Save", ground, { id: "b", x: ground.x + 156, y: ground.y - size / 2, height: 44 + size }),
      ],
    })),
  },
  {
    rule: "control-without-label",
    what: "the label of an empty field taken away",
    sizes: [1],
    sites: withLabelTaken(undefined),
  },
  {
    rule: "placeholder-as-label",
    what: "the label above a placeholder taken away",
    sizes: [1],
    sites: withLabelTaken("Enter how we can reach you"),
  },
  {
    rule: "placeholder-as-label",
    what: "the label above a placeholder of the screen’s own taken away",
    sizes: [1],
    sites: labelSites(true),
  },
  {
    rule: "destructive-beside-primary",
    what: "a button that deletes, moved towards one that saves",
    unit: "px",
    sizes: [16, 12, 8, 4, 0],
    claimed: [12, 8, 4, 0],
    sites: planted((random) => {
      const word = random.pick(["Delete", "Discard", "Erase"]);
      return {
        heightPx: 60,
        touched: ["b"],
        build: (ground, gap = 64) => [
          button("Save", ground, { id: "a", width: 110 }),
          button(word, ground, { id: "b", x: ground.x + 110 + gap, width: 110, isPlain: true }),
        ],
      };
    }),
  },
  {
    rule: "home-indicator",
    what: "a pinned button moved down into the strip of the home indicator",
    unit: "px",
    sizes: [8, 24, 34, 50],
    claimed: [24, 34],
    sites: (screen) => (isPhone(screen) ? [pinnedSite(screen)] : []),
  },
  {
    rule: "label-proximity",
    what: "a label moved up, towards the field above",
    unit: "px nearer to it",
    sizes: [0, 2, 4, 8],
    claimed: [2, 4, 8],
    sites: planted(() => ({
      heightPx: 220,
      touched: ["b"],
      build: (ground, nearer) => {
        // Between the two fields lie 60 px: the label takes 20, the rest is shared out.
        const above = nearer === undefined ? 32 : 20 - nearer / 2;
        const upper = ground.y + 28;
        return [
          field(ground, { id: "a", y: upper, label: "Full name", value: "Anna Weber" }),
          field(ground, {
            id: "b",
            y: upper + 104,
            label: "Email",
            labelY: upper + 44 + above,
            value: "anna@example.org",
          }),
        ];
      },
    })),
  },
  {
    rule: "chosen-option",
    what: "a second tab shown as selected",
    sizes: [1],
    sites: planted((random) => {
      const second = 1 + random.below(3);
      return {
        heightPx: 60,
        touched: [`tab${second}`],
        build: (ground, size) =>
          [0, 1, 2, 3].map((index) =>
            tab(ground, index, index === 0 || (size !== undefined && index === second)),
          ),
      };
    }),
  },
  {
    rule: "unclear-tab-bar",
    what: "more places in the tab bar",
    unit: "items",
    sizes: [5, 6, 8],
    claimed: [6, 8],
    sites: onPhones((screen) => tabBarSite(screen, (items = 5) => ({ items, isLabelled: true }))),
  },
  {
    rule: "unclear-tab-bar",
    what: "the words of the tab bar taken away",
    sizes: [1],
    sites: onPhones((screen) => tabBarSite(screen, (size) => ({ items: 4, isLabelled: size === undefined }))),
  },
  {
    rule: "target-size",
    what: "icon buttons side by side made smaller",
    unit: "px",
    sizes: [24, 23, 22, 20, 16],
    claimed: [23, 22, 20, 16],
    sites: planted(() => ({
      heightPx: 60,
      touched: ["icon0", "icon1", "icon2"],
      build: (ground, size = 32) => [0, 1, 2].map((index) => iconButton(ground, index, size)),
    })),
  },
  {
    rule: "link-by-colour",
    what: "the link of a sentence in a colour near its text, not underlined",
    unit: ":1",
    sizes: [1.2, 2, 2.8, 3.2],
    claimed: [1.2, 2, 2.8],
    sites: planted(() => ({
      heightPx: 60,
      touched: ["terms"],
      build: (ground, size) => [sentenceWithLink(ground, size)],
    })),
  },
  {
    rule: "set-lacks-state",
    what: "the variant for the keyboard taken out of a set",
    sizes: [1],
    sites: planted((random) => {
      const name = random.pick(["Button", "Text field", "Checkbox", "Link"]);
      return {
        heightPx: 240,
        touched: ["set"],
        build: (ground, size) => [
          variantSet(name, ["Default", "Hover", size === undefined ? "Focus" : "Pressed"], ground),
        ],
      };
    }),
  },
  {
    rule: "target-size",
    what: "a button pushed onto its neighbour",
    unit: "px",
    sizes: [2, 16, 32, 64],
    claimed: [16, 32, 64],
    sites: planted(() => ({
      heightPx: 60,
      touched: ["b"],
      build: (ground, size) => [
        button("Cancel", ground, { id: "a", isPlain: true }),
        button("Save", ground, { id: "b", x: ground.x + 140 + (size === undefined ? 16 : -size) }),
      ],
    })),
  },
  {
    rule: "no-way-out",
    what: "the one button of a screen taken away",
    sizes: [1],
    sites: (screen) => [wayOutSite(screen, { out: "Track your parcel", navigation: "NAVIGATE" })],
  },
  {
    rule: "set-lacks-state",
    what: "the variant for a refused entry taken out of a set",
    sizes: [1],
    sites: planted((random) => {
      const name = random.pick(["Text field", "Input", "Text area", "Champ"]);
      return {
        heightPx: 240,
        touched: ["set"],
        build: (ground, size) => [
          variantSet(name, ["Default", "Focus", size === undefined ? "Error" : "Disabled"], ground),
        ],
      };
    }),
  },
  {
    rule: "set-lacks-state",
    what: "the variant for the pointer taken out of a set",
    sizes: [1],
    sites: (screen, random) => {
      const name = random.pick(["Button", "Menu item", "Tab", "Link"]);
      const part: Part = {
        heightPx: 240,
        touched: ["set"],
        build: (ground, size) => [
          variantSet(name, ["Default", "Focus", size === undefined ? "Hover" : "Disabled"], ground),
        ],
      };
      return isForTouch(screen) ? [] : [planting(screen, part)];
    },
  },
  {
    rule: "set-lacks-state",
    what: "the variant for what cannot be used taken out of a set",
    sizes: [1],
    sites: planted((random) => {
      const name = random.pick(["Button", "Text field", "Checkbox", "Select"]);
      return {
        heightPx: 240,
        touched: ["set"],
        build: (ground, size) => [
          variantSet(name, ["Hover", "Focus", size === undefined ? "Disabled" : "Error"], ground),
        ],
      };
    }),
  },
  {
    rule: "no-way-out",
    what: "the one button of an overlay taken away",
    sizes: [1],
    sites: (screen) => [
      wayOutSite(screen, {
        out: "Close",
        navigation: "OVERLAY",
        options: { name: "Parcel", closesOnClickOutside: false },
      }),
    ],
  },
  {
    rule: "ungrouped-form",
    what: "the gap between two groups of fields closed",
    unit: "fields",
    sizes: [4, 6, 8, 10],
    claimed: [8, 10],
    sites: plantedAlone(() => ({
      heightPx: 1000,
      touched: ["field0"],
      build: (ground, size) =>
        LONG_FORM.slice(0, size ?? 8).map((label, index) => {
          const apart = size === undefined && index >= 4 ? 48 : 0;
          return field(ground, {
            id: `field${index}`,
            y: ground.y + 28 + index * 84 + apart,
            label,
            value: "Anna",
          });
        }),
    })),
  },
];
