import { describe, expect, test } from "vitest";
import { image, instance, layer, sceneOf, screen, solid, text } from "../../../shared/scene/testing.ts";
import type { SceneNode } from "../../../shared/scene/scene.ts";
import { seeScreen } from "./see-screen.ts";

const see = (...children: readonly SceneNode[]) => {
  const scene = sceneOf(screen(children, { id: "s", name: "Shop" }));
  const [frame] = scene.frames;
  if (!frame) throw new Error("There is a screen.");
  return seeScreen(scene, frame, "en");
};

const button = (words: string, y: number) =>
  instance("Button", { id: `b${y}`, x: 20, y, width: 335, height: 48, fill: "#0055ff" }, [
    text(words, { id: `t${y}`, x: 150, y: y + 14, width: 80, height: 20, color: "#ffffff", weight: 600 }),
  ]);

describe("a screen as a model gets it", () => {
  test("has elements with their words, looks and component, and no layer twice", () => {
    const { parts } = see(button("Pay now", 600));
    expect(parts).toMatchObject([
      {
        handle: "L1",
        role: "button",
        words: "Pay now",
        letters: "16px/600 #ffffff",
        looks: expect.arrayContaining(["on #0055ff", 'component:"Button"']) as unknown,
        box: { x: 20, y: 600, width: 335, height: 48 },
      },
    ]);
  });

  test("has nothing that is covered or cannot be seen", () => {
    const cover = layer({ id: "cover", x: 0, y: 300, width: 375, height: 200, fill: "#ffffff" });
    const { texts } = see(
      text("Below", { y: 350, x: 20 }),
      text("Faint", { y: 100, x: 20, opacity: 0.01 }),
      cover,
    );
    expect(texts.join(" ")).not.toMatch(/Below|Faint/);
  });

  test("joins what is read as one: a price of three texts", () => {
    const { parts } = see(
      layer({ id: "card", x: 20, y: 100, width: 335, height: 120, fill: "#eeeeee" }, [
        text("$", { x: 40, y: 120, width: 10, height: 24 }),
        text("50", { x: 52, y: 112, width: 40, height: 40, sizePx: 32 }),
        text("/ mo", { x: 96, y: 126, width: 40, height: 20 }),
        text("Billed by the year", { x: 40, y: 170, width: 200, height: 20 }),
      ]),
    );
    expect(parts.find(({ words }) => words === "50")?.wordsAround).toContain("$ 50 / mo");
  });

  test("tells nothing of the inside of an icon", () => {
    const icon = instance("Icon / star", { id: "i", x: 20, y: 200, width: 24, height: 24 }, [
      layer({ id: "v1", type: "VECTOR", x: 21, y: 201, width: 10, height: 10, fill: "#000000" }),
      layer({ id: "v2", type: "VECTOR", x: 32, y: 212, width: 10, height: 10, fill: "#000000" }),
    ]);
    expect(see(icon).parts.map(({ ref }) => ref.id)).toEqual(["i"]);
  });

  test("says itself what nothing in it says, beside its icon as well", () => {
    const { parts } = see(
      instance("Tile", { x: 20, y: 200, width: 100, height: 90, fill: "#f0f0f5" }, [
        instance("Icon", { x: 32, y: 212, width: 24, height: 24 }, [
          layer({ type: "VECTOR", x: 34, y: 214, width: 20, height: 20, fill: "#222222" }),
        ]),
        text("Transfers", { id: "label", x: 32, y: 256, width: 70, sizePx: 14 }),
      ]),
    );
    expect(parts.flatMap(({ ownWords }) => ownWords)).toEqual(["Transfers"]);
    // A finding of a rule about the words is told with its handle.
    expect(parts.filter(({ layerIds }) => layerIds.includes("label"))).toHaveLength(1);
  });

  test("has the colours that are seen: mixed ones, those of most letters, those behind a veil", () => {
    const { parts } = see(
      text("Grey on white", { y: 100, x: 20, fills: [solid("#000000"), solid("#ffffff", 0.5)] }),
      text("Faint", { y: 140, x: 20, opacity: 0.5 }),
      layer({ x: 20, y: 200, width: 200, height: 80, fills: [solid("#000000", 0.4)] }, [
        text("On a veil", { x: 30, y: 210, color: "#ffffff" }),
        text("and more", { x: 30, y: 250, color: "#ffffff" }),
      ]),
      layer({ x: 20, y: 300, width: 200, height: 80, fills: [image, solid("#000000", 0.4)] }, [
        text("On a picture", { x: 30, y: 310, color: "#ffffff" }),
        text("and here", { x: 30, y: 350, color: "#ffffff" }),
      ]),
    );
    const looksAround = (words: string) =>
      parts.find((part) => part.role !== "text" && part.words.startsWith(words))?.looks.join(" ");
    expect(parts.find(({ words }) => words === "Grey on white")?.letters).toBe("16px/400 #808080");
    expect(parts.find(({ words }) => words === "Faint")?.letters).toBe("16px/400 #808080");
    expect(looksAround("On a veil")).toContain("on #999999");
    expect(looksAround("On a picture")).toContain("on image");
  });

  test("has the capitals that a style sets", () => {
    const { parts, texts } = see(text("Pay now", { x: 20, y: 100, case: "upper" }));
    expect([parts[0]?.words, parts[0]?.ownWords, texts[0]]).toEqual(["PAY NOW", ["PAY NOW"], "PAY NOW"]);
  });

  test("has nothing of what lies below its end, or under a bar that stays", () => {
    const icon = (id: string, y: number) =>
      instance("Icon", { id, x: 300, y, width: 24, height: 24 }, [
        layer({ type: "VECTOR", x: 302, y: y + 2, width: 20, height: 20, fill: "#222222" }),
      ]);
    const bar = layer({
      id: "bar",
      y: 732,
      width: 375,
      height: 80,
      fills: [solid("#ffffff", 0.9)],
      constraints: { horizontal: "left-right", vertical: "bottom" },
    });
    const { parts } = see(
      icon("seen", 400),
      icon("under", 750),
      button("Below", 900),
      icon("below", 900),
      bar,
    );
    expect(parts.map(({ ref }) => ref.id)).not.toEqual(expect.arrayContaining(["under"]));
    expect(parts.map(({ ref }) => ref.id)).not.toEqual(expect.arrayContaining(["below"]));
    expect(parts.some(({ words }) => words === "Below")).toBe(false);
    expect(parts.map(({ ref }) => ref.id)).toContain("seen");
  });

  test("calls no sign of the system a button, which stands lower than the icons of an app", () => {
    const sign = (id: string, x: number) =>
      instance("Sign", { id, x, y: 16, width: 20, height: 12, fill: "#333333" }, [
        layer({ type: "VECTOR", x: x + 4, y: 18, width: 8, height: 8, fill: "#ffffff" }),
      ]);
    const { parts } = see(
      sign("signal", 290),
      sign("wifi", 316),
      text("Your bank", { x: 20, y: 80, sizePx: 28 }),
    );
    expect(parts.filter(({ role }) => /button|link/.test(role))).toEqual([]);
  });
});
