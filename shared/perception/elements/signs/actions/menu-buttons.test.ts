import { expect, test } from "vitest";
import { layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { menuButtons } from "./menu-buttons.ts";

const bar = (y: number, width = 22, x = 330) =>
  layer({ type: "RECTANGLE", x, y, width, height: 2, fill: "#333333" });

const bars = (...ys: readonly number[]) =>
  layer(
    { x: 320, y: 10, width: 42, height: 42 },
    ys.map((y) => bar(y)),
  );

test("three bars at equal steps are the button that opens the menu, as large as the area around them", () => {
  expect(menuButtons(sightOf([bars(23, 29, 35)]))).toMatchObject([
    { role: "icon-button", things: [{ box: { width: 42, height: 42 } }] },
  ]);
});

test("a shorter bar in the middle is a menu as well, bars at uneven steps or of a chart are none", () => {
  const short = layer({ x: 320, y: 10, width: 42, height: 42 }, [bar(23), bar(29, 14), bar(35)]);
  expect(menuButtons(sightOf([short]))).toHaveLength(1);
  expect(menuButtons(sightOf([bars(23, 29, 47)]))).toEqual([]);
  const chart = layer({ x: 320, y: 10, width: 42, height: 42 }, [bar(23, 14), bar(29, 22, 326), bar(35, 30)]);
  expect(menuButtons(sightOf([chart]))).toEqual([]);
});

test("of bars beside words the area is not known", () => {
  const beside = layer({ x: 250, y: 10, width: 112, height: 42 }, [
    text("Menu", { x: 260, y: 22 }),
    bar(23),
    bar(29),
    bar(35),
  ]);
  const [button] = menuButtons(sightOf([beside]));
  expect(button?.things).toHaveLength(3);
  expect(button?.certainty).toBeLessThan(0.7);
});
