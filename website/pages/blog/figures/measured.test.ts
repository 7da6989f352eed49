import { describe, expect, test } from "vitest";
import { textContrast } from "../../../../shared/review/rules/ui/contrast/text-contrast.ts";
import { targetSize } from "../../../../shared/review/rules/ux/targets/target-size.ts";
import { instance, layer, screen, solid, text } from "../../../../shared/scene/testing.ts";
import { outcomesOf } from "../../../../shared/review/testing.ts";
import { blend, colorOf, haveRoom, measure } from "./measured.ts";

const click = [{ trigger: "ON_CLICK", action: "BACK" }];

const rowOf = (sizePx: number, gapPx: number) =>
  screen(
    [0, 1, 2].map((place) =>
      instance("Icon", {
        x: 40 + place * (sizePx + gapPx),
        y: 40,
        width: sizePx,
        height: sizePx,
        reactions: click,
      }),
    ),
  );

const cardOf = ({
  ground,
  card,
  opacity,
  ink,
}: Record<"ground" | "card" | "ink", string> & { opacity: number }) =>
  screen([
    layer({ width: 375, height: 300, fill: ground }, [
      layer({ x: 20, y: 20, width: 300, height: 200, fills: [solid(card, opacity)] }, [
        text("Two guests", { x: 40, y: 40, color: ink }),
      ]),
    ]),
  ]);

describe("the figures say what the rules say", () => {
  test.each([
    [20, 4],
    [20, 0],
    [16, 8],
    [16, 2],
    [24, 0],
    [12, 11],
  ])("about squares of %i px, %i px apart", (sizePx, gapPx) => {
    expect(outcomesOf(targetSize, rowOf(sizePx, gapPx)).length === 0).toBe(haveRoom(sizePx, gapPx));
  });

  test.each([
    { ground: "#4f46c8", card: "#ffffff", ink: "#5c5866", opacity: 0.85 },
    { ground: "#4f46c8", card: "#ffffff", ink: "#5c5866", opacity: 0.7 },
    { ground: "#ffffff", card: "#000000", ink: "#ffffff", opacity: 0.42 },
    { ground: "#ffffff", card: "#000000", ink: "#ffffff", opacity: 0.54 },
  ])("about $ink on $card at $opacity over $ground", (sample) => {
    const { ratio, isEnough } = measure(
      colorOf(sample.ink),
      blend(colorOf(sample.ground), colorOf(sample.card), sample.opacity),
    );
    const [outcome] = outcomesOf(textContrast, cardOf(sample));
    expect(outcome === undefined).toBe(isEnough);
    if (outcome?.verdict === "fail") expect(outcome.evidence["ratio"]).toBeCloseTo(ratio, 1);
  });
});

test("a contrast is cut and not rounded, as the limit is not rounded either", () => {
  expect(measure(colorOf("#777777"), colorOf("#ffffff"))).toEqual({ ratio: 4.47, isEnough: false });
});
