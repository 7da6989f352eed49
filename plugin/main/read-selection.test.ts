import { describe, expect, it } from "vitest";
import { fileWith, layer, runOnStage } from "../../tests/run-on-stage.ts";
import type { RestNode } from "../../shared/scene/rest/rest-file.ts";

let plugin: Awaited<ReturnType<typeof runOnStage>>;

const box = (x: number, y: number, width: number, height: number) => ({
  absoluteBoundingBox: { x, y, width, height },
});

type Fields = Readonly<Record<string, unknown>>;

const phone = (name: string, x: number, y = 100, fields: Fields = {}) =>
  layer("FRAME", {
    name,
    ...box(x, y, 390, 844),
    children: [layer("TEXT", { name: `${name} title`, ...box(x + 20, y + 60, 200, 24) })],
    ...fields,
  });

const frame = (
  name: string,
  [x, y, width, height]: readonly number[],
  children: readonly RestNode[],
  fields: Fields = {},
) => layer("FRAME", { name, ...box(x ?? 0, y ?? 0, width ?? 0, height ?? 0), children, ...fields });

const group = (name: string, children: readonly RestNode[]) =>
  layer("GROUP", { name, absoluteBoundingBox: undefined, children });

const rectangle = (x: number, y: number, width: number, height: number, fields: Fields = {}) =>
  layer("RECTANGLE", { ...box(x, y, width, height), ...fields });

const find = (nodes: readonly RestNode[], name: string): RestNode | undefined =>
  nodes.flatMap((node) => (node.name === name ? [node] : (find(node.children ?? [], name) ?? [])))[0];

/** Selects the layers with these names; gives the selection as the plugin tells it to the panel. */
async function selected(page: readonly RestNode[], ...names: readonly string[]) {
  const selection = names.map((name) => find(page, name)?.id ?? `no ${name}`);
  plugin = await runOnStage({ file: fileWith(page), selection });
  plugin.say("panel-ready");
  return plugin.take("selection-changed");
}

async function taken(page: readonly RestNode[], ...names: readonly string[]) {
  const answer = await selected(page, ...names);
  if (answer.kind !== "frames") return answer.kind === "no-frame" ? `no screen: ${answer.reason}` : "nothing";
  const written = (frames: readonly { readonly name: string }[]) => frames.map(({ name }) => name).join(", ");
  const { frames, scope, scopes = [] } = answer;
  const other = scopes.find(({ kind }) => kind !== scope);
  return other ? `${scope} ${written(frames)} (${other.kind} ${written(other.frames)})` : written(frames);
}

const board = frame(
  "Board",
  [0, 0, 1500, 1100],
  [
    layer("TEXT", { name: "Caption", ...box(20, 20, 400, 40) }),
    phone("Home", 100),
    phone("Search", 600),
    phone("Basket", 1050, 130),
  ],
);

describe("on a board with several phones, what is meant", () => {
  it.each([
    ["a layer in a phone is the phone", ["Home title"], "frame Home (board Board)"],
    ["the phone is the phone", ["Search"], "frame Search (board Board)"],
    ["the board is each of its screens", ["Board"], "screens Home, Search, Basket (board Board)"],
    [
      "a caption on the board is each of its screens",
      ["Caption"],
      "screens Home, Search, Basket (board Board)",
    ],
    ["layers in two phones are both", ["Search title", "Home title"], "frame Home, Search (board Board)"],
    [
      "a board and a layer in one of its phones are its screens",
      ["Board", "Home title"],
      "screens Home, Search, Basket (board Board)",
    ],
  ])("by %s", async (_, names, says) => {
    expect(await taken([board], ...names)).toBe(says);
  });

  it("is told of screens at half their size by the clock in them", async () => {
    const small = (name: string, x: number) =>
      frame(name, [x, 60, 195, 422], [layer("TEXT", { characters: "9:41", ...box(x + 10, 66, 30, 12) })]);
    const page = [frame("Poster", [0, 0, 1200, 600], [small("One", 60), small("Two", 300)])];
    expect(await taken(page, "Poster")).toBe("screens One, Two (board Poster)");
  });

  it("is told of frames called after a device, of which they fill a component", async () => {
    const device = (name: string, x: number) =>
      frame(name, [x, 20, 444, 968], [layer("TEXT", box(x + 8, 210, 90, 20))]);
    const names = ["iPhone 16 - 1", "iPhone 16 - 2", "iPhone 16 - 3"];
    const flow = frame(
      "Flow",
      [0, 0, 1800, 1006],
      names.map((name, n) => device(name, 20 + n * 600)),
    );
    expect(await taken([{ ...flow, type: "COMPONENT" }], "Flow")).toBe(
      `screens ${names.join(", ")} (board Flow)`,
    );
  });

  it("is the screen in a mock-up, and not the phone drawn around it", async () => {
    const mockUp = (name: string, x: number) =>
      group(`${name} mock-up`, [rectangle(x - 20, 80, 430, 884), phone(name, x)]);
    const page = [frame("Poster", [0, 0, 1600, 1100], [mockUp("One", 100), mockUp("Two", 700)])];
    expect(await taken(page, "Poster")).toBe("screens One, Two (board Poster)");
  });

  it("leaves out those that are hidden, and those that are tilted", async () => {
    const page = [
      frame(
        "Poster",
        [0, 0, 2000, 1200],
        [
          phone("One", 60),
          phone("Two", 500),
          phone("Hidden", 950, 100, { visible: false }),
          phone("Tilted", 1400, 100, { rotation: 0.3 }),
        ],
      ),
    ];
    expect(await taken(page, "Poster")).toBe("screens One, Two (board Poster)");
  });
});

describe("a screen with something in it", () => {
  it("is meant by its layers, whatever lies in it", async () => {
    const card = frame("Card", [20, 200, 350, 300], [layer("TEXT", { name: "Price" })]);
    expect(await taken([phone("Home", 0, 0, { children: [card] })], "Price")).toBe("Home");
  });

  it("is no board for tall cards side by side", async () => {
    const card = (name: string, x: number) =>
      frame(name, [x, 200, 360, 700], [layer("TEXT", box(x + 8, 210, 90, 20))]);
    const page = [
      frame("Prices", [0, 0, 1440, 1024], [card("Free", 60), card("Pro", 540), card("Team", 1020)]),
    ];
    expect(await taken(page, "Prices")).toBe("Prices");
    expect(await taken(page, "Free")).toBe("board Prices (frame Free)");
  });

  it("is meant by a layer in the one phone that it previews; the phone is, when it is chosen itself", async () => {
    const page = [frame("Editor", [0, 0, 1440, 1024], [phone("Preview", 900)])];
    expect(await taken(page, "Preview title")).toBe("board Editor (frame Preview)");
    expect(await taken(page, "Preview")).toBe("frame Preview (board Editor)");
    expect(await taken(page, "Editor")).toBe("board Editor (screens Preview)");
  });
});

describe("components", () => {
  const variant = (name: string, x: number) =>
    layer("COMPONENT", {
      name,
      ...box(x, 20, 120, 40),
      children: [layer("TEXT", { name: `${name} label`, ...box(x, 20, 60, 20) })],
    });
  const set = layer("COMPONENT_SET", {
    name: "Button",
    ...box(0, 0, 400, 80),
    children: [variant("Primary", 20), variant("Quiet", 200)],
  });

  it("are reviewed alone as variants, and together as a set", async () => {
    expect(await taken([set], "Primary")).toBe("variant Primary (set Button)");
    expect(await taken([set], "Quiet label")).toBe("variant Quiet (set Button)");
    expect(await taken([set], "Button")).toBe("Button");
    expect(await taken([set], "Primary", "Quiet")).toBe("variant Primary, Quiet (set Button)");
  });

  it("are reviewed alone on a sheet", async () => {
    const lone = layer("COMPONENT", {
      name: "Avatar",
      ...box(40, 200, 60, 60),
      children: [layer("TEXT", { name: "Initials" })],
    });
    const sheet = frame("Sheet", [0, 0, 700, 300], [set, lone]);
    expect(await taken([sheet], "Initials")).toBe("component Avatar (board Sheet)");
    expect(await taken([sheet], "Button")).toBe("set Button (board Sheet)");
    expect(await taken([sheet], "Primary")).toBe("variant Primary (set Button)");
  });

  it("count as screens of their own on a page, instances too", async () => {
    const instance = layer("INSTANCE", {
      name: "Card",
      ...box(0, 0, 300, 200),
      children: [layer("TEXT", { name: "Words" })],
    });
    expect(await taken([instance], "Words")).toBe("Card");
  });
});

describe("a group on the canvas", () => {
  it("stands for the screens in it", async () => {
    const page = [group("Flow", [phone("One", 0), phone("Two", 500), layer("TEXT", { name: "Note" })])];
    expect(await taken(page, "Flow")).toBe("One, Two");
    expect(await taken(page, "Two title")).toBe("Two");
    expect(await taken(page, "Note")).toBe("One, Two");
  });

  it("is a screen when it looks like one", async () => {
    const drawn = group("Drawn", [
      rectangle(0, 0, 360, 640),
      layer("TEXT", { name: "Words", ...box(20, 40, 90, 20) }),
    ]);
    expect(await taken([drawn], "Words")).toBe("Drawn");
    const odd = group("Odd", [
      rectangle(0, 0, 350, 600),
      layer("TEXT", { name: "Words", ...box(20, 40, 90, 20) }),
    ]);
    expect(await taken([odd], "Odd")).toBe("Odd");
  });

  it("is none when it is a drawing", async () => {
    const drawing = group("Drawing", [
      rectangle(0, 0, 90, 60),
      frame("Icon", [10, 10, 24, 24], [layer("VECTOR")]),
    ]);
    expect(await taken([drawing], "Icon")).toBe("no screen: loose");
  });
});

describe("several", () => {
  const other = phone("Other", 2000);

  it("layers of several screens are those screens, row by row", async () => {
    const page = [phone("Below", 0, 2000), phone("Right", 500, 120), phone("Left", 0, 100)];
    expect(await taken(page, "Below title", "Right title", "Left title")).toBe("Left, Right, Below");
  });

  it("a screen and a layer inside another one are both screens", async () => {
    expect(await taken([phone("One", 0), other], "Other", "One title")).toBe("One, Other");
  });

  it("a screen on a board and one beside it are both, or the board and the one beside it", async () => {
    expect(await taken([board, other], "Home", "Other")).toBe("frame Home, Other (board Board, Other)");
  });

  it("screens of a section are those on its boards", async () => {
    const section = layer("SECTION", { name: "Section", ...box(0, 0, 3000, 2000), children: [board, other] });
    expect(await taken([section], "Section")).toBe(
      "screens Home, Search, Basket, Other (board Board, Other)",
    );
  });
});

it("a section that hides what lies in it has no screens", async () => {
  const inside = [phone("One", 0), phone("Other", 2000)];
  const section = layer("SECTION", { name: "Section", ...box(0, 0, 3000, 2000), children: inside });
  expect(await taken([section], "Section")).toBe("One, Other");
  const hiding = { ...section, sectionContentsHidden: true };
  expect(await taken([hiding], "Section")).toBe("no screen: hidden");
});

describe("a section in a section in a section", () => {
  const within = (fields: Fields): readonly RestNode[] =>
    ["Inner", "Middle", "Outer"].reduce<readonly RestNode[]>(
      (children, name) => [
        layer("SECTION", { name, ...box(0, 0, 3000, 2000), children, ...(name === "Outer" && fields) }),
      ],
      [phone("Home", 0)],
    );

  it.each(["Outer", "Middle", "Inner", "Home", "Home title"])("has its screen: %s", async (name) => {
    expect(await taken(within({}), name)).toBe("Home");
  });

  it.each([
    ["hidden", { visible: false }],
    ["closed", { sectionContentsHidden: true }],
  ])("has none to be seen where the outer one is %s", async (_, fields) => {
    for (const name of ["Outer", "Middle", "Home"])
      expect(await taken(within(fields), name)).toBe("no screen: hidden");
    expect(await selected(within(fields))).toEqual({ kind: "none" });
  });
});

describe("a layer that is", () => {
  it("locked counts, and so does its screen", async () => {
    const answer = await selected([phone("Home", 0, 0, { locked: true })], "Home title");
    expect(answer).toMatchObject({ frames: [{ name: "Home" }] });
  });

  it("hidden in a screen means the screen; a screen that is hidden itself says so", async () => {
    const hidden = phone("Hidden", 0, 0, { visible: false });
    const shown = phone("Shown", 500, 0, {
      children: [layer("TEXT", { name: "Ghost", visible: false }), layer("TEXT")],
    });
    expect(await taken([hidden, shown], "Ghost")).toBe("Shown");
    expect(await taken([hidden, shown], "Hidden")).toBe("no screen: hidden");
    expect(await taken([hidden, shown], "Hidden", "Shown")).toBe("Shown");
  });

  it("hidden in an instance, where the editor keeps it back, means the screen; what is selected next is heard of", async () => {
    const ghost = layer("TEXT", { id: "I1:2;3:4", name: "Ghost", visible: false });
    const button = layer("INSTANCE", { id: "1:2", componentId: "9:9", children: [ghost] });
    const page = [phone("Home", 0, 0, { children: [button] }), phone("Other", 500, 0)];
    expect(await taken(page, "Ghost")).toBe("Home");
    plugin.run.changeSelection([find(page, "Other")?.id ?? ""]);
    expect(await plugin.take("selection-changed")).toMatchObject({ frames: [{ name: "Other" }] });
  });

  it("of no size in a screen means the screen; a screen of no size is none", async () => {
    const line = layer("LINE", { name: "Line", ...box(0, 0, 100, 0) });
    expect(await taken([phone("Home", 0, 0, { children: [line] })], "Line")).toBe("Home");
    expect(await taken([frame("Flat", [0, 0, 300, 0], [])], "Flat")).toBe("no screen: empty");
  });

  it("turned is told to be", async () => {
    const answer = await selected([phone("Tilted", 0, 0, { rotation: 0.3 })], "Tilted");
    expect(answer).toMatchObject({ frames: [{ name: "Tilted", isTurned: true }] });
  });
});

describe("nothing selected", () => {
  const onPage = (names: readonly string[]) => ({
    onPage: { frames: names.map((name) => expect.objectContaining({ name })), count: names.length },
  });

  it("offers all screens of the page, those of its boards among them, without what is hidden", async () => {
    const page = [board, phone("Other", 2000), phone("Hidden", 2500, 0, { visible: false }), layer("TEXT")];
    expect(await selected(page)).toEqual({ kind: "none", ...onPage(["Home", "Search", "Basket", "Other"]) });
  });

  it("offers them beside a loose layer, too", async () => {
    const answer = await selected([phone("Home", 0), layer("TEXT", { name: "Note" })], "Note");
    expect(answer).toEqual({ kind: "no-frame", name: "Note", reason: "loose", ...onPage(["Home"]) });
  });

  const icon = (name: string, x: number) => frame(name, [x, 0, 48, 48], [layer("VECTOR")]);
  const bubble = (x: number) => frame("Bubble", [x, 0, 900, 600], [layer("VECTOR"), layer("TEXT")]);
  const arrow = frame("Arrow", [0, 0, 600, 500], [layer("VECTOR")], { rotation: 0.4 });
  const icons = layer("SECTION", { name: "Icons", ...box(0, 0, 900, 900), children: [icon("Back", 0)] });

  it("offers no icon, arrow or bubble beside screens, nor those of a section", async () => {
    const page = [phone("Home", 0), icon("Search", 500), bubble(900), arrow, icons];
    expect(await selected(page)).toEqual({ kind: "none", ...onPage(["Home"]) });
    const section = layer("SECTION", { name: "Flow", ...box(0, 0, 3000, 2000), children: page });
    expect(await taken([section], "Flow")).toBe("Home");
  });

  it("offers the parts of a page that has no whole screen, and no icons alone", async () => {
    const card = frame(
      "Card",
      [0, 0, 300, 260],
      Array.from({ length: 4 }, () => layer("TEXT")),
    );
    expect(await selected([card, icon("Search", 500)])).toEqual({ kind: "none", ...onPage(["Card"]) });
    expect(await selected([icon("Search", 500)])).toEqual({ kind: "none" });
    expect(await taken([icons], "Icons")).toBe("no screen: loose");
  });

  it("offers at most as many screens as are reviewed at once, and says how many there are", async () => {
    const page = Array.from({ length: 53 }, (_, index) => phone(`Screen ${index}`, index * 500));
    const answer = await selected(page);
    expect(answer).toMatchObject({ onPage: { count: 53 } });
    if (answer.kind === "none") expect(answer.onPage?.frames).toHaveLength(50);
  });
});
