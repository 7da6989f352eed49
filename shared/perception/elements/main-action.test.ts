import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { layer, screen, solid, text } from "../../scene/testing.ts";
import { openAlone } from "../frame/testing.ts";
import { elements } from "./elements.ts";
import { sight } from "./evidence/sight.ts";
import { mainActionOf } from "./main-action.ts";

interface Drawn {
  readonly y: number;
  readonly label: string;
  readonly x?: number;
  readonly width?: number;
  readonly fill?: string;
  readonly color?: string;
}

/** A box and words in its middle, as siblings. */
const button = ({
  y,
  label,
  x = 24,
  width = 327,
  fill = "#2447c8",
  color = "#ffffff",
}: Drawn): readonly SceneNode[] => [
  layer({ name: "Rectangle 12", type: "RECTANGLE", x, y, width, height: 48, fill, round: 8 }),
  text(label, {
    x: x + (width - 8 * label.length) / 2,
    y: y + 15,
    width: 8 * label.length,
    height: 18,
    sizePx: 15,
    weight: 600,
    color,
  }),
];

const mainOn = (children: readonly SceneNode[], options: object = {}): string | undefined =>
  elements(openAlone(screen(children, options))).find(({ isPrimary }) => isPrimary)?.label;

const mainOf = (...buttons: readonly Drawn[]): string | undefined => mainOn(buttons.flatMap(button));

/** A round icon on a phone's screen of notes, by its top. */
const floating = (y: number): SceneNode =>
  layer({ x: 290, y, width: 60, height: 60, fill: "#2447c8", round: 30 }, [
    layer({ type: "VECTOR", x: 308, y: y + 18, width: 24, height: 24, fill: "#ffffff" }),
  ]);

const quiet = { x: 24, y: 300, width: 100, height: 44, line: "#2447c8" } as const;

const hasMain = (children: readonly SceneNode[]): boolean =>
  mainOn([text("Notes", { x: 20, y: 60, sizePx: 28, weight: 700 }), ...children]) !== undefined;

describe("the main action", () => {
  test("is none that only says what something costs", () => {
    expect(mainOf({ y: 400, label: "50 points", width: 160 })).toBeUndefined();
    expect(mainOf({ y: 400, label: "$12.00", width: 160 })).toBeUndefined();
  });

  test("is none that only says the number of a thing, nor pale words that wait to be written over", () => {
    expect(mainOf({ y: 300, label: "ID: #4921-A" })).toBeUndefined();
    expect(mainOf({ y: 300, label: "Search by city…", fill: "#dbe4ff", color: "#1e3a8a" })).toBeUndefined();
    expect(mainOf({ y: 300, label: "Search by city", fill: "#dbe4ff", color: "#1e3a8a" })).toBe(
      "Search by city",
    );
  });

  test("is none that asks for a password again, nor one of a column that names things", () => {
    expect(mainOf({ y: 400, label: "Confirm password" })).toBeUndefined();
    expect(
      mainOf({ y: 400, label: "Phone", width: 200 }, { y: 464, label: "Birth", width: 130 }),
    ).toBeUndefined();
    expect(mainOf({ y: 400, label: "Pay 50 points", width: 160 })).toBe("Pay 50 points");
  });

  test("is none that asks for consent to cookies", () => {
    const notice = (words: string) => [
      layer({ x: 12, y: 520, width: 351, height: 200, fill: "#f0f0f0" }),
      text(words, { x: 24, y: 540, width: 320, height: 40 }),
      ...button({ y: 640, label: "Accept all" }),
    ];
    expect(hasMain(notice("This order can still be changed today."))).toBe(true);
    expect(hasMain(notice("This site uses cookies to count its visitors."))).toBe(false);
    expect(hasMain(notice("The best cookies of the whole town."))).toBe(true);
  });

  test("is none that shows among the links of a side bar where people are, nor one below them that is about the product", () => {
    const wide = { width: 1280, height: 900 };
    const beside = (label: string, y = 700) => {
      const links = ["Tables", "Billing", "Profile", "Reports", "Teams"].map((words, at) =>
        text(words, { x: 40, y: 100 + 50 * at, decoration: "underline" }),
      );
      return mainOn([...links, ...button({ y, label, width: 218 })], wide);
    };
    expect(beside("Upgrade to pro")).toBeUndefined();
    expect(beside("Explore", 225)).toBeUndefined();
    expect(beside("Add a project")).toBe("Add a project");
  });

  test("is none whose words are drawn, as nobody could be told which it is", () => {
    const drawn = (words: readonly SceneNode[]) =>
      hasMain([
        layer({ name: "Button", x: 24, y: 300, width: 160, height: 48, fill: "#2447c8", round: 8 }, words),
      ]);
    const letters = [0, 1, 2].map((at) =>
      layer({ type: "VECTOR", x: 60 + 20 * at, y: 316, width: 14, height: 16, fill: "#ffffff" }),
    );
    expect(drawn([text("Connect", { x: 60, y: 314, width: 64, height: 20, color: "#ffffff" })])).toBe(true);
    expect(drawn(letters)).toBe(false);
  });

  test("is none that only says what its component is called, nor a search whose words wait to be written over", () => {
    expect(mainOf({ y: 300, label: "Button" })).toBeUndefined();
    const searchIn = (color: string) => {
      const [box, words] = button({ y: 300, label: "Search", width: 120, fill: "#ffffff", color });
      const body = text("Jumpers, rain coats and boots", { x: 24, y: 400, width: 300, color: "#111111" });
      return mainOn(
        [box, words, body].flatMap((one) => one ?? []),
        { fill: "#009951" },
      );
    };
    expect(searchIn("#b3b3b3")).toBeUndefined();
    expect(searchIn("#111111")).toBe("Search");
  });

  test("is the icon that floats low on a screen without a button, not one at its head", () => {
    expect(hasMain([floating(700)])).toBe(true);
    expect(hasMain([floating(60)])).toBe(false);
    expect(hasMain([floating(620), floating(700)])).toBe(false);
    // Some read it as the main action beside a button, and others do not.
    expect(hasMain([floating(700), layer(quiet, [text("Sort by", { x: 40, y: 312 })])])).toBe(false);
  });

  test("is none that names a thing, unless hardly anything is as surely a button", () => {
    const [box, words] = button({ y: 300, label: "Our goal", width: 160 });
    const square = { ...box, cornerRadiiPx: [0, 0, 0, 0] } as SceneNode;
    const heading = (name: SceneNode) => hasMain([square, name].flatMap((one) => one ?? []));
    if (!words?.text) throw new Error("A button has words.");
    expect(heading(words)).toBe(false);
    expect(heading({ ...words, text: { ...words.text, characters: "Send it" } })).toBe(true);
  });

  test("is none that leaves, also where no other button stands", () => {
    expect(mainOf({ y: 400, label: "Log out" })).toBeUndefined();
    expect(mainOf({ y: 400, label: "Voltar" })).toBeUndefined();
    expect(mainOf({ y: 400, label: "Back to login" })).toBeUndefined();
    expect(mainOf({ y: 400, label: "Retour à la liste" })).toBeUndefined();
  });

  test("is none that is chosen among others of its row, which have a quieter look", () => {
    const [chosen, ...others] = ["All of it", "Study", "Work", "Travel"].map((label, index) => ({
      y: 400,
      x: 20 + 120 * index,
      width: index === 0 ? 108 : 96,
      label,
      ...(index > 0 && { fill: "#dfe6fb", color: "#2447c8" }),
    }));
    if (!chosen) throw new Error("There are four.");
    expect(mainOn([chosen].flatMap(button), { width: 600 })).toBe("All of it");
    expect(mainOn([chosen, ...others].flatMap(button), { width: 600 })).toBeUndefined();
  });

  test("is none that is chosen of a filter, nor an entry of a menu that is open, whatever they say", () => {
    const pale = { fill: "#dfe6fb", color: "#2447c8" };
    const line = (
      labels: readonly string[],
      placeOf: (index: number) => { readonly x: number; readonly y: number },
    ) => labels.map((label, index) => ({ label, width: 120, ...placeOf(index), ...(index > 0 && pale) }));
    const row = (index: number) => ({ x: 20 + 132 * index, y: 200 });
    const menu = ["Add products", "Market", "Inventory", "Sold", "Transactions"];
    const sell = { label: "Sell", x: 400, y: 560 };
    const wide = { width: 800 };
    expect(mainOn(line(["Closed", "Open", "Save"], row).flatMap(button), wide)).toBeUndefined();
    expect(mainOn(line(["Publish", "Save draft", "Preview"], row).flatMap(button), wide)).toBe("Publish");
    expect(mainOn([...line(menu, (at) => ({ x: 20, y: 160 + 60 * at })), sell].flatMap(button), wide)).toBe(
      "Sell",
    );
  });

  test("is none between the links of a bar: there people are", () => {
    const link = (label: string, x: number) => text(label, { x, y: 146, width: 60, height: 18, sizePx: 15 });
    const bar = (...links: readonly SceneNode[]) =>
      mainOn([...button({ y: 131, x: 240, width: 120, label: "Contact" }), ...links], { width: 1280 });
    expect(bar(link("Home", 40), link("Books", 140))).toBe("Contact");
    expect(bar(link("Home", 40), link("Books", 140), link("Favourites", 400))).toBeUndefined();
  });

  test("is none that lies under the veil of a dialog", () => {
    const veil = layer({ width: 375, height: 812, fills: [solid("#000000", 0.6)] });
    const dialog = layer({ x: 40, y: 300, width: 295, height: 160, fill: "#ffffff" }, [
      text("Your table is booked", { x: 60, y: 330, width: 200, height: 24 }),
    ]);
    const add = button({ y: 620, label: "Add a table" });
    expect(hasMain(add)).toBe(true);
    expect(hasMain([...add, veil, dialog])).toBe(false);
  });

  test("is none beside one of a list, which is of that list, too", () => {
    const rows = [200, 400, 600].map((y) => ({ y, label: "Choose", width: 150 }));
    const beside = { x: 190, y: 200, label: "Learn of it", width: 150 };
    expect(mainOf(...rows, beside)).toBeUndefined();
  });

  test("is none of the names below each other on one axis", () => {
    const entry = (y: number, label: string) => ({
      y,
      label,
      x: 187.5 - 12 * label.length,
      width: 24 * label.length,
    });
    expect(
      mainOf(entry(100, "Welcome"), entry(300, "Works"), entry(500, "About"), entry(700, "Contact")),
    ).toBeUndefined();
  });

  test("is none that says the same as those of a list above it, or is quieter than they are", () => {
    const card = (y: number) => ({ y, label: "Start listening", width: 160 });
    expect(
      mainOf(card(100), card(260), card(420), { ...card(640), x: 180, fill: "#111111" }),
    ).toBeUndefined();
    const service = (y: number, name: string) => ({ y, label: `Log in with ${name}` });
    expect(
      mainOf(
        service(300, "Facebook"),
        service(370, "Apple"),
        { ...service(440, "Google"), fill: "#eeeeee", color: "#111111" },
        service(510, "Microsoft"),
      ),
    ).toBeUndefined();
  });

  test("is none of two that look alike and name what people choose between", () => {
    expect(mainOf({ y: 300, label: "Mentor chat" }, { y: 380, label: "Friend chat" })).toBeUndefined();
  });

  test("is the upper one of two that look alike and say as much", () => {
    expect(mainOf({ y: 400, label: "Create account" }, { y: 480, label: "Log in" })).toBe("Create account");
  });

  test("stands out by a bright colour, whether it or what lies around it has that colour", () => {
    const meals = (fill: string) => [
      { y: 400, label: "Breakfast", fill, color: "#111111" },
      { y: 480, label: "Supper", width: 120, fill: "#f3eee2", color: "#111111" },
    ];
    expect(mainOf(...meals("#fcd18c"))).toBe("Breakfast");
    const yellow = { type: "solid", color: { r: 0.93, g: 0.81, b: 0.51 } };
    expect(mainOn(meals("#ffffff").flatMap(button), { fills: [yellow] })).toBe("Breakfast");
  });

  test("is what goes on, not the louder button that destroys", () => {
    expect(
      mainOf(
        { y: 600, label: "Save", width: 150 },
        { y: 600, label: "Delete", x: 190, width: 161, fill: "#c8102e" },
      ),
    ).toBe("Save");
  });

  test("is what goes on, not the larger button that leads home", () => {
    expect(mainOf({ y: 560, label: "Next", x: 24, width: 120 }, { y: 640, label: "Back to Home" })).toBe(
      "Next",
    );
    expect(mainOf({ y: 640, label: "Go to Home" })).toBeUndefined();
    expect(mainOf({ y: 640, label: "Show more" })).toBeUndefined();
    expect(mainOf({ y: 640, label: "Continue shopping" })).toBeUndefined();
  });

  test("is the larger button that says what it does, and no state on a pill above it", () => {
    const state = { y: 140, label: "Awaiting payment", x: 534, width: 212, fill: "#ff9800" };
    const asks = { y: 1310, label: "Confirm payment", x: 320, width: 640 };
    expect(mainOn([state, asks].flatMap(button), { width: 1280, height: 1400 })).toBe("Confirm payment");
  });

  const PAGE = { width: 1440, height: 3200 };

  test("is in the first view of a page, not the one at its foot that leads on to more", () => {
    const asks = { y: 420, label: "Book a table", x: 160, width: 180 };
    const more = { y: 2900, label: "Learn more", x: 160, width: 200 };
    expect(mainOn([asks, more].flatMap(button), PAGE)).toBe("Book a table");
  });

  test("is not what a site asks at its foot, nor what stands in its bar", () => {
    const pageWith = (hero: string): string | undefined =>
      mainOn(
        [
          { y: 30, label: "Log in", x: 1200, width: 160 },
          { y: 480, label: hero, x: 120, width: 180 },
          { y: 2980, label: "Subscribe", x: 1080, width: 200 },
        ].flatMap(button),
        PAGE,
      );
    expect(pageWith("Enrol now")).toBe("Enrol now");
  });

  test("is not the way in at the head of a site while something else is to be done", () => {
    const head = layer({ x: 1220, y: 46, width: 177, height: 68, fill: "#000000", round: 20 }, [
      text("Sign up", { x: 1270, y: 68, width: 78, height: 24, sizePx: 22, color: "#ffffff" }),
    ]);
    const buy = button({ y: 700, x: 600, width: 260, label: "Buy now", fill: "#fcfcfc", color: "#1a1a1a" });
    expect(mainOn([head, ...buy], PAGE)).toBeUndefined();
  });

  test("is the one in a colour of two alike, though a grey one stands above it", () => {
    const grey = { y: 500, label: "Sign in", fill: "#4b5563" };
    expect(mainOf(grey, { y: 560, label: "Create account", fill: "#7c3aed" })).toBe("Create account");
    expect(mainOf(grey, { y: 560, label: "Create account", fill: "#4b5563" })).toBe("Sign in");
  });

  test("is the upper of two alike, though one slipped out of their line", () => {
    const [upper, lower] = [
      { y: 500, x: 24 },
      { y: 600, x: 130 },
    ];
    expect(
      mainOf({ ...upper, width: 140, label: "Log in" }, { ...lower, width: 140, label: "Sign up" }),
    ).toBe("Log in");
  });

  test("is none of four that say the same in cards of different heights", () => {
    const places = [
      [40, 300],
      [640, 360],
      [40, 620],
      [640, 760],
    ] as const;
    const cards = places.map(([x, y]) => ({ x, y, label: "See details", width: 120 }));
    expect(mainOn(cards.flatMap(button), PAGE)).toBeUndefined();
    expect(mainOn(cards.slice(2).flatMap(button), PAGE)).toBe("See details");
  });

  test("is none of three that stand in a row", () => {
    const row = [120, 520, 920].map((x) => ({ y: 480, x, label: "Add to bag", width: 200 }));
    expect(mainOn(row.flatMap(button), PAGE)).toBeUndefined();
  });

  test("may be quieter than the way in through somebody else’s account", () => {
    expect(
      mainOf(
        { y: 400, label: "Log in", fill: "#dcdce6", color: "#111111" },
        { y: 560, label: "Sign in with Google", fill: "#111111" },
      ),
    ).toBe("Log in");
  });

  test("is what is surely a button, not something larger that may be none", () => {
    const node = screen([
      ...button({ y: 400, label: "Enrol now", width: 180 }),
      ...button({ y: 600, label: "32 students" }),
    ]);
    const frame = openAlone(node);
    const found = elements(frame)
      .filter(({ role }) => role === "button")
      .map((one) => ({ ...one, certainty: one.label === "Enrol now" ? 1 : 0.5 }));
    expect(found).toHaveLength(2);
    expect(mainActionOf(found, sight(frame))?.label).toBe("Enrol now");
  });

  test("is none that is less surely a button and does not say what it does: the chosen entry of a menu, a block of a plan", () => {
    const mainWhenUnsure = (label: string): string | undefined => {
      const frame = openAlone(screen(button({ y: 400, label })));
      const found = elements(frame).map((one) => ({ ...one, certainty: 0.7 }));
      return mainActionOf(found, sight(frame))?.label;
    };
    expect(["Favorites", "Header logo", "Save draft"].map(mainWhenUnsure)).toEqual([
      undefined,
      undefined,
      "Save draft",
    ]);
  });

  test("is not what sends the one field beside it", () => {
    const code = layer({ x: 24, y: 300, width: 327, height: 56, fill: "#f2f2f2", round: 8 });
    const main = mainOn([
      code,
      text("Promo code", { x: 40, y: 319, width: 120, height: 18, sizePx: 15, color: "#767676" }),
      ...button({ y: 304, x: 250, width: 97, label: "Apply" }),
      ...button({ y: 600, label: "Continue", fill: "#dfe5f9", color: "#2447c8" }),
    ]);
    expect(main).toBe("Continue");
  });

  test("is what sends a form at its end, also below the first view of a page", () => {
    const field = (index: number): readonly SceneNode[] => [
      text(`Address ${index}`, { x: 200, y: 760 + 100 * index, width: 120, height: 18, sizePx: 15 }),
      layer({ x: 200, y: 784 + 100 * index, width: 500, height: 48, fill: "#ffffff", line: "#767676" }),
    ];
    const mainBelow = (...indexes: readonly number[]): string | undefined =>
      mainOn(
        [
          ...button({ y: 400, x: 200, width: 120, label: "Change" }),
          ...indexes.flatMap(field),
          ...button({ y: 1160, x: 200, width: 160, label: "Place order" }),
        ],
        { width: 1280, height: 2400 },
      );
    expect(mainBelow(0, 1, 2)).toBe("Place order");
    expect(mainBelow()).toBe("Change");
  });
});
