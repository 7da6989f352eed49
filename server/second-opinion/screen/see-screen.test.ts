import { describe, expect, test } from "vitest";
import { instance, layer, sceneOf, screen, text } from "../../../shared/scene/testing.ts";
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
});
