import { describe, expect, test } from "vitest";
import { applyChanges } from "../../mend/apply-changes.ts";
import type { Scene, SceneNode } from "../../scene/scene.ts";
import { instance, layer, rgb, sceneOf, screen, text } from "../../scene/testing.ts";
import { reviewFrame } from "../review.ts";
import { RULES } from "../rules/index.ts";

const RULE = RULES.filter(({ id }) => id === "text-contrast");

const GREY = "#999999";
const VARIABLES = { "V:1": { name: "text/faint", collectionId: "C:1", values: {} } };
const STYLES = { "S:1": { name: "Caption", type: "fill" } } as const;

const fromVariable = { fills: [{ type: "solid", color: rgb(GREY), variable: "V:1" }] } as const;

const line = (y: number, more: object = {}) =>
  text("Delivery within two days", { x: 20, y, width: 300, color: GREY, ...more });

const bound = (y: number): SceneNode => ({ ...line(y), ...fromVariable, variables: { fills: ["V:1"] } });

function firstFix(tables: Partial<Scene>, ...children: readonly SceneNode[]) {
  const node = screen(children, { fill: "#ffffff" });
  const { findings } = reviewFrame({ ...sceneOf(node), ...tables }, node, { rules: RULE, fixesFor: "all" });
  return { node, fix: findings[0]?.fixes?.[0] };
}

test("a variable is offered also on the screen where one more layer takes its colour from elsewhere", () => {
  const from = (y: number, variable: string): SceneNode => ({
    ...line(y, { color: "#5a5a5a" }),
    fills: [{ type: "solid", color: rgb("#5a5a5a"), variable }],
  });
  const variables = {
    "V:1": { name: "text/quiet", collectionId: "C:1", values: {} },
    "V:2": { name: "icon/quiet", collectionId: "C:1", values: {} },
  };
  const offered = (...more: readonly SceneNode[]) =>
    firstFix({ variables }, line(20), from(60, "V:1"), from(100, "V:1"), ...more).fix?.title;
  expect(offered()).toBe("Give the text “text/quiet” (#5a5a5a)");
  expect(offered(from(140, "V:2"))).toBe("Give the text “text/quiet” (#5a5a5a)");
});

test("a variable that stands beside those of the texts may be their colour, and one of lines may not", () => {
  const offered = (name: string) => {
    const values = (hex: string) => ({ "M:1": { ...rgb(hex), a: 1 } });
    const variables = {
      "V:1": { name: "text/faint", collectionId: "C:1", values: values(GREY) },
      "V:2": { name, collectionId: "C:1", values: values("#6b6b6b") },
    };
    const collections = { "C:1": { name: "Colours", defaultModeId: "M:1", modes: [] } };
    return firstFix({ variables, collections }, bound(20)).fix?.title;
  };
  expect(offered("text/quiet")).toBe("Give the text “text/quiet” (#6b6b6b)");
  expect(offered("border/strong")).toBe("Set the text to #767676");
});

describe("a fix of a colour is offered once, where the layers take it from", () => {
  test("in their variable, which they all keep", () => {
    const { node, fix } = firstFix(
      { variables: VARIABLES },
      bound(20),
      bound(60),
      line(100, { color: "#222222" }),
    );
    expect(fix?.shared).toMatchObject({
      kind: "variable",
      name: "text/faint",
      places: 2,
      changes: [{ from: GREY, at: { kind: "variable", id: "V:1" } }],
    });
    expect(fix?.loses).toEqual(["text/faint"]);
    const mended = applyChanges(node, fix?.shared?.changes ?? []);
    expect(mended.children?.map(({ fills }) => fills?.[0])).toMatchObject([
      { variable: "V:1", color: rgb(fix?.shared?.changes[0]?.to as string) },
      { variable: "V:1", color: rgb(fix?.shared?.changes[0]?.to as string) },
      { color: rgb("#222222") },
    ]);
  });

  test("first where the finding is met at most of the places, and after the layers where it is not", () => {
    const onBlack = layer({ x: 0, y: 200, width: 375, height: 280, fill: "#000000" }, [
      bound(220),
      bound(260),
      bound(300),
    ]);
    const { fix } = firstFix({ variables: VARIABLES }, bound(20), onBlack);
    expect(fix?.shared).toMatchObject({ name: "text/faint", places: 4 });
    expect(fix?.shared?.isFirst).toBeUndefined();
    expect(firstFix({ variables: VARIABLES }, bound(20), bound(60)).fix?.shared?.isFirst).toBe(true);
  });

  test("first where all else that it reaches is drawn in the same colour beside them", () => {
    const teal = { fills: [{ type: "solid", color: rgb("#319795"), variable: "V:1" }] } as const;
    const signs = [60, 100, 140].map((y) => ({
      ...layer({ type: "VECTOR", x: 20, y, width: 20, height: 20 }),
      ...teal,
    }));
    const { fix } = firstFix({ variables: VARIABLES }, { ...line(20), ...teal }, ...signs);
    expect(fix?.shared).toMatchObject({ name: "text/faint", places: 4, isFirst: true });
  });

  test("in their style", () => {
    const styled = (y: number) => line(y, { styles: { fill: "S:1" } });
    const { fix } = firstFix({ styles: STYLES }, styled(20), styled(60));
    expect(fix?.shared).toMatchObject({ kind: "style", name: "Caption", places: 2 });
    expect(fix?.loses).toEqual(["Caption"]);
  });

  test("not where that does harm on the same screen: there only the layers change", () => {
    const onBlack = layer({ x: 0, y: 200, width: 375, height: 80, fill: "#222222" }, [bound(220)]);
    const { fix } = firstFix({ variables: VARIABLES }, bound(20), onBlack);
    expect(fix).toBeDefined();
    expect(fix?.shared).toBeUndefined();
  });

  test("in their component, with all its places on the screen but those in a colour of their own", () => {
    const card = (n: number, own: object = {}) =>
      instance("Card", { id: `1:${n}`, x: 0, y: n * 60, width: 375, height: 50 }, [
        line(n * 60, { id: `I1:${n};9:9`, ...own }),
      ]);
    const cards = [card(1), card(2), card(3, { color: "#222222" })];
    const { fix } = firstFix({ components: { "component-Card": { name: "Card" } } }, ...cards);
    expect(fix?.shared).toMatchObject({
      kind: "component",
      name: "Card",
      places: 2,
      changes: [{ at: { kind: "component", id: "9:9" } }],
    });
    expect(fix?.loses).toBeUndefined();
  });
});

test("nothing is moved in a component but what stands in the middle of its own box", () => {
  const tabs = (to: "row" | "button") => {
    const low = to === "row" ? 6 : 0;
    const tab = (name: string, at: number) =>
      text(name, {
        id: `I1:1;9:${at}`,
        x: 40 + 120 * at,
        y: 20 + (at === 3 ? low : 0),
        width: 60,
        height: 20,
      });
    const node = screen(
      to === "row"
        ? [
            instance(
              "Tabs",
              { id: "1:1", width: 600, height: 60 },
              [1, 2, 3, 4].map((at) => tab("Teapots", at)),
            ),
          ]
        : [
            instance("Button", { id: "1:1", x: 40, y: 20, width: 160, height: 48, fill: "#2563eb" }, [
              text("Save", { id: "I1:1;9:1", x: 116, y: 32, color: "#ffffff" }),
            ]),
          ],
      { width: 640, fill: "#ffffff" },
    );
    const components = { "component-Tabs": { name: "Tabs" }, "component-Button": { name: "Button" } };
    const { findings } = reviewFrame({ ...sceneOf(node), components }, node, {
      rules: RULES.filter(({ id }) => id === "out-of-line" || id === "off-centre"),
      fixesFor: "all",
    });
    return findings.map(({ rule, fixes }) => [rule, fixes?.[0]?.shared?.kind]);
  };
  expect(tabs("row")).toEqual([["out-of-line", undefined]]);
  expect(tabs("button")).toEqual([["off-centre", "component"]]);
});
