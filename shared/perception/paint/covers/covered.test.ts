import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { image, layer, screen, solid, text } from "../../../scene/testing.ts";
import { openAlone } from "../../frame/testing.ts";
import { isCovered } from "./covered.ts";

const NAME = "Terms and conditions";
const terms = (options: object = {}) => text(NAME, { x: 40, y: 100, width: 160, height: 24, ...options });
const panel = (options: object = {}, children: readonly SceneNode[] = []) =>
  layer({ x: 20, y: 80, width: 300, height: 100, fill: "#ffffff", ...options }, children);

function isHidden(children: readonly SceneNode[], options: object = {}): boolean {
  const node = screen(children, options);
  const frame = openAlone(node);
  const subject = frame.layers.find((one) => one.node.name === NAME);
  return subject !== undefined && isCovered(subject);
}

describe("a text is covered", () => {
  const cases: Readonly<Record<string, readonly SceneNode[]>> = {
    "by an opaque panel painted later": [terms(), panel()],
    "by a panel in another branch": [layer({ height: 300 }, [terms()]), layer({ height: 300 }, [panel()])],
    "by an opaque gradient": [
      terms(),
      panel({
        fill: undefined,
        fills: [
          {
            type: "gradient",
            shape: "linear",
            stops: [
              { position: 0, color: { r: 1, g: 1, b: 1, a: 1 } },
              { position: 1, color: { r: 0, g: 0, b: 0, a: 1 } },
            ],
          },
        ],
      }),
    ],
    "by two panels side by side": [terms(), panel({ width: 100 }), panel({ x: 120 })],
    "by a card with round corners": [terms(), panel({ cornerRadiiPx: [16, 16, 16, 16] })],
    "by the middle of an ellipse": [
      terms(),
      panel({ type: "ELLIPSE", x: -60, y: 0, width: 420, height: 220 }),
    ],
    "by a panel of the same faded group": [layer({ height: 300, opacity: 0.5 }, [terms(), panel()])],
    "by a panel below many others": [
      terms(),
      panel({ x: 0, y: 0, width: 375, height: 812 }),
      ...Array.from({ length: 40 }, (_, index) => panel({ y: 80 + index, height: 1 })),
    ],
  };
  for (const [name, children] of Object.entries(cases))
    test(name, () => {
      expect(isHidden(children)).toBe(true);
    });
});

describe("a text is not covered", () => {
  const cases: Readonly<Record<string, readonly SceneNode[]>> = {
    "by what was painted before it": [panel(), terms()],
    "by what it lies in": [panel({}, [terms()])],
    "by a translucent panel": [terms(), panel({ fills: [solid("#ffffff", 0.9)] })],
    "by a panel in a faded group": [terms(), layer({ height: 300, opacity: 0.9 }, [panel()])],
    "by a blended panel": [terms(), panel({ blendMode: "MULTIPLY" })],
    "by a picture, which may have holes": [terms(), panel({ fill: undefined, fills: [image] })],
    "by a turned panel": [terms(), panel({ rotationDeg: 12 })],
    "by a ring": [terms(), panel({ type: "ELLIPSE", x: -60, y: 0, width: 420, height: 220, isArc: true })],
    "by a panel that a mask keeps away": [
      terms(),
      layer({ x: 0, y: 400, width: 50, height: 50, fill: "#000000", isMask: true }),
      panel(),
    ],
    "by a panel over most of it": [terms(), panel({ width: 160 })],
    "by the operand of a boolean operation": [
      terms(),
      layer({ type: "BOOLEAN_OPERATION", height: 300 }, [panel({ type: "RECTANGLE" })]),
    ],
    "by what it holds itself": [layer({ name: NAME, x: 40, y: 100, fill: "#000000" }, [panel()])],
  };
  for (const [name, children] of Object.entries(cases))
    test(name, () => {
      expect(isHidden(children)).toBe(false);
    });
});
