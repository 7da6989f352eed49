import { expect, test } from "vitest";
import { elementOf } from "../../perception/elements/testing.ts";
import { openAlone } from "../../perception/frame/testing.ts";
import { layer, screen, text } from "../../scene/testing.ts";
import type { RefOf } from "../naming/layer-ref.ts";
import { seenElements } from "./seen-elements.ts";

const refOf: RefOf = ({ node: { id, name } }) => ({ id, name });

const node = screen([
  layer({ id: "box", name: "Rectangle 37", x: 20.004, y: 700, width: 335, height: 48, fill: "#000000" }),
  text("Log in", { id: "words", x: 150, y: 712 }),
]);
const frame = openAlone(node);

test("an element is kept with what it is taken for, its words, its layers and its place", () => {
  const button = elementOf(frame, "button", ["box", "words"], {
    label: "Log in",
    isPrimary: true,
    state: "disabled",
    certainty: 0.8512,
  });
  expect(seenElements([button], refOf)).toEqual([
    {
      role: "button",
      label: "Log in",
      layers: [
        { id: "box", name: "Rectangle 37" },
        { id: "words", name: "Log in" },
      ],
      box: { x: 20, y: 700, width: 335, height: 48 },
      primary: true,
      state: "disabled",
      certainty: 0.85,
    },
  ]);
});

test("a screen of any size leaves a small list", () => {
  const long = screen(
    Array.from({ length: 20 }, (_, index) => layer({ id: `l${index}`, name: "name ".repeat(2000) })),
  );
  const many = openAlone(long);
  const ids = long.children?.map(({ id }) => id) ?? [];
  const one = elementOf(many, "card", ids as [string, ...string[]], { label: "word\n".repeat(2000) });
  const kept = seenElements(
    Array.from({ length: 10_000 }, () => one),
    refOf,
  );
  expect(kept).toHaveLength(500);
  expect(kept[0]?.layers).toHaveLength(8);
  expect(JSON.stringify(kept).length).toBeLessThan(600_000);
  expect(kept[0]?.label).toMatch(/^word word .*…$/);
});
