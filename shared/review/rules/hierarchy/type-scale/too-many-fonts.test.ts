import { screen, text, typeSheet } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { tooManyFonts } from "./too-many-fonts.ts";

const fonts = (...families: readonly string[]) =>
  screen(
    families.flatMap((fontFamily) => [text("Your orders", { fontFamily }), text("In May", { fontFamily })]),
  );

testRule(tooManyFonts, {
  pass: {
    "three typefaces": fonts("Inter", "Lora", "Caveat"),
    "cuts of one family": fonts("SF Pro Text", "SF Pro Display", "SF Pro Rounded", "New York"),
    "fonts of icons and code": fonts("Inter", "Lora", "Material Icons", "Fira Code", "Caveat"),
    "a word of its own": screen([
      ...["Inter", "Lora", "Caveat"].flatMap((fontFamily) => [
        text("A", { fontFamily }),
        text("B", { fontFamily }),
      ]),
      text("Brand", { fontFamily: "Pacifico" }),
    ]),
  },
  fail: {
    "four typefaces": [
      fonts("Inter", "Lora", "Caveat", "Oswald"),
      { count: 4, families: "Inter, Lora, Caveat, Oswald" },
    ],
  },
  ignore: { "a sheet of fonts": typeSheet([text("Inter")]) },
});
