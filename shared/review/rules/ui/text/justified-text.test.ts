import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { justifiedText } from "./justified-text.ts";

const paragraph = (align: "left" | "justified", lines: number) =>
  screen([text("A long text", { align, height: 24 * lines, resize: "height", width: 300 })]);

testRule(justifiedText, {
  pass: { "text on the left": paragraph("left", 4) },
  fail: { "four justified lines": [paragraph("justified", 4), { lines: 4 }] },
  ignore: { "one line": paragraph("justified", 1) },
});
