import { expect } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { truncatedText } from "./truncated-text.ts";

type Options = NonNullable<Parameters<typeof text>[1]>;

const cut = (words: string, options: Options = {}) =>
  text(words, { x: 16, y: 12, width: 80, height: 24, resize: "none", isTruncated: true, ...options });

const button = (label: SceneNode) =>
  screen([instance("Button", { width: 112, height: 48, fill: "#1a3fb0" }, [label])]);

const LONG = "Continue to payment";

testRule(truncatedText, {
  pass: {
    "a label that takes its width": button(text(LONG)),
    "the name of a file": button(cut("holidays-in-spain.jpg")),
    "a number with its unit": button(cut("128 people are watching")),
    "a title, which may be what somebody wrote": screen([cut(LONG, { sizePx: 24 }), text("A text")], {
      width: 112,
    }),
    "a tab, which may be a page": screen(
      [instance("Tab", { width: 112, height: 48 }, [cut(LONG)]), text("A text")],
      { width: 112 },
    ),

    "dots that somebody typed": button(text("Looking for a driver…")),
    "a label that is cut nowhere": button(cut("Continue")),
    "a label that may just fit, in a narrow font": button(cut(LONG, { width: 120 })),
    "a label of thin letters": button(cut("Till it’s filled", { width: 92 })),
    "another one, in a narrower font": button(cut("Illicit till list", { width: 60 })),
    "a label whose letters are set close": button(cut(LONG, { letterSpacingPx: -0.5 })),
    "a label on two lines": button(cut(LONG, { height: 48 })),
  },
  fail: {
    "a label too long for its button": [button(cut(LONG)), { text: LONG, px: 5 }],
    "one line, in a box that would grow": [
      button({
        ...cut(LONG),
        text: { ...(cut(LONG).text ?? expect.fail()), resize: "height", maxLines: 1 },
      }),
      {},
    ],
    "an error message": [
      screen([layer({ name: "Group" }, [cut("Enter a date after today", { name: "Error" })])]),
      {},
    ],
  },
});
