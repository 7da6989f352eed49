import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { layer, sceneOf, screen, text } from "../../scene/testing.ts";
import { openFrame } from "../frame/frame.ts";
import { elements } from "./elements.ts";

const ROUND = [8, 8, 8, 8] as const;

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
  layer({ name: "Rectangle 12", type: "RECTANGLE", x, y, width, height: 48, fill, cornerRadiiPx: ROUND }),
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

const mainOf = (buttons: readonly Drawn[], options: object = {}): string | undefined => {
  const node = screen(buttons.flatMap(button), options);
  return elements(openFrame(sceneOf(node), node)).find(({ isPrimary }) => isPrimary)?.label;
};

describe("the main action", () => {
  test("is what the screen is for, not the way in through somebody else’s account below it", () => {
    expect(
      mainOf([
        { y: 400, label: "Log in" },
        { y: 480, label: "Continue with Google", fill: "#db4437" },
      ]),
    ).toBe("Log in");
  });

  test("is what goes on, not the louder button that destroys", () => {
    expect(
      mainOf([
        { y: 600, label: "Save", width: 150 },
        { y: 600, label: "Delete", x: 190, width: 161, fill: "#c8102e" },
      ]),
    ).toBe("Save");
  });

  test("may be yellow on white, which differs little by contrast", () => {
    expect(
      mainOf([
        { y: 600, label: "Sign up", fill: "#ffd400", color: "#111111" },
        { y: 670, label: "Log in", fill: "#f1f1f1", color: "#111111" },
      ]),
    ).toBe("Sign up");
  });

  test("may be quiet, when it is the only button", () => {
    expect(mainOf([{ y: 600, label: "Sign up", fill: "#e4e4ec", color: "#111111" }])).toBe("Sign up");
  });

  test("is in the first view of a page, not the one at its foot that leads on to more", () => {
    const page = { width: 1440, height: 3200 };
    expect(
      mainOf(
        [
          { y: 420, label: "Book a table", x: 160, width: 180 },
          { y: 2900, label: "Learn more", x: 160, width: 200 },
        ],
        page,
      ),
    ).toBe("Book a table");
  });
});
