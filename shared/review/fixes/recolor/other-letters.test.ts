import { describe, expect, test } from "vitest";
import { instance, layer, screen, text } from "../../../scene/testing.ts";
import { dark, findingsOf, fixesOn, kindsOn, words } from "./testing.ts";

describe("light letters on a light ground", () => {
  const bar = (fill: string) => layer({ x: 0, y: 120, width: 375, height: 60, fill }, [words()]);

  test("become dark ones in the colour of most texts, and the ground keeps its own", () => {
    expect(fixesOn(dark(40), dark(80), bar("#fcc436"))[0]).toMatchObject({
      kind: "other-letters",
      changes: [{ from: "#ffffff", to: "#4f4f4f" }],
      effect: "The contrast rises from 1.6:1 to 5.1:1, and the background keeps its colour.",
    });
  });

  test("become black on a colour rather than a strong blue that most texts have", () => {
    const blue = [40, 60, 80].map((y) => words({ y, color: "#0041be" }));
    expect(fixesOn(...blue, bar("#23ea4e"))[0]?.changes).toMatchObject([{ from: "#ffffff", to: "#000000" }]);
  });

  test("become dark on orange, gold, lime, peach and sage, too, which would be called something else; on green they stay white", () => {
    for (const hex of ["#f5a522", "#c9902a", "#8bc34a", "#e89f71", "#9eb2a0", "#2acf62"])
      expect(kindsOn(dark(40), dark(80), bar(hex))[0]).toBe(
        hex === "#2acf62" ? "ground-color" : "other-letters",
      );
  });
});

test("lines below a title that stays white stay white, too, while another ground is enough for both", () => {
  const card = layer({ x: 0, y: 100, width: 375, height: 100, fill: "#e46b02" }, [
    words({ y: 110, sizePx: 40, height: 48, weight: 700 }),
    words({ y: 170 }),
  ]);
  const small = layer({ x: 0, y: 100, width: 375, height: 100, fill: "#e46b02" }, [words({ y: 170 })]);
  expect(kindsOn(dark(40), dark(80), small)[0]).toBe("other-letters");
  expect(kindsOn(dark(40), dark(80), card)[0]).toBe("ground-color");
});

test("dark letters on a strong ground become light ones, and the advice says so", () => {
  const card = layer({ x: 0, y: 100, width: 375, height: 120, fill: "#00669f" }, [
    words({ color: "#000000" }),
  ]);
  const [finding] = findingsOf(screen([dark(40), dark(80), card]), "all");
  expect(finding?.fixes?.[0]).toMatchObject({ kind: "other-letters", changes: [{ to: "#ffffff" }] });
  const [told] = findingsOf(screen([dark(40), dark(80), card]));
  expect(told?.fix).toMatch(/^Set the text to #ffffff/);
});

test("white words on orange may become dark ones instead, also those of a field on it, and the orange stays", () => {
  const box = (label: string, y: number, name: string) =>
    layer({ name, x: 20, y, width: 320, height: 48, fill: "#ffa019" }, [
      text(label, { x: 40, y: y + 14, width: 160, color: "#ffffff" }),
    ]);
  const boxes = [box("Order now", 200, "Button"), box("Your email", 300, "Input")];
  expect(kindsOn(dark(40), ...boxes)).toEqual(["other-letters", "ground-color"]);
});

test("on a strong pink, where white is lost, dark words are a second choice beside a darker pink", () => {
  const button = layer({ name: "Button", x: 20, y: 200, width: 320, height: 48, fill: "#ff6fae" }, [
    text("Order now", { x: 40, y: 214, width: 160, color: "#ffffff" }),
  ]);
  expect(kindsOn(dark(40), button)).toEqual(["ground-color", "other-letters"]);
});

test("an example in a field becomes a grey rather than a brown, which reads as what was entered", () => {
  const field = instance("Text field", { x: 20, y: 120, width: 300, height: 48, fill: "#ffefe9" }, [
    text("Your email", { x: 36, y: 134, width: 120, color: "#ffae45", weight: 700 }),
  ]);
  expect(kindsOn(dark(40), text("Email", { x: 20, y: 96, width: 80 }), field)[0]).toBe("text-color-grey");
});
