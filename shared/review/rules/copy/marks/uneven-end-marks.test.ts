import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { unevenEndMarks } from "./uneven-end-marks.ts";

/** Rows that are alike, each with one text. */
const rows = (...texts: readonly string[]) =>
  screen(
    texts.map((one, index) =>
      layer({ name: "Row", x: 20, y: 20 + index * 60, width: 335, height: 48, fill: "#eeeeee" }, [
        text(one, { x: 36, y: 34 + index * 60, width: 200, height: 20 }),
      ]),
    ),
  );

/** Labels below each other, each with its value at the right; what has no colon at the top has none. */
const labels = (...words: readonly string[]) =>
  screen(
    words.flatMap((one, index) => [
      text(one, { x: 20, y: 20 + index * 37 }),
      ...(index === 0 && !one.endsWith(":")
        ? []
        : [
            text(["Anna", "Paris 4", "in France", "0123"][index] ?? "", {
              x: 160,
              y: 20 + index * 37,
              color: "#666666",
            }),
          ]),
    ]),
  );

testRule(unevenEndMarks, {
  pass: {
    "a short form of number": rows("Subject", "Ticket No.", "Status", "Assignee"),
    "a title above labels with a colon": labels("Details", "Name:", "City:", "Country:"),
    "rows without a mark": rows("Shipping", "Returns", "Size guide", "Care"),
    "sentences with a full stop": rows("We ship.", "We take back.", "We measure.", "We care."),
    "two against two": rows("Shipping", "Returns", "We measure.", "We care."),
    "two sentences among short ones": rows("Shipping", "Returns", "Size. And more.", "Care"),
    "a short form": rows("Shipping", "Returns", "Size, colour etc.", "Care"),
    "a question among names": rows("Shipping", "Returns", "Any questions?", "Care"),
    "a row that is cut": rows("Shipping", "Returns", "Size gui…", "Care"),
  },
  fail: {
    "a label without the colon of the others": [
      labels("Name:", "City", "Country:", "Phone:"),
      { odd: "City", usual: "Name:", others: 3 },
    ],
    "a full stop on one": [
      rows("Shipping", "Returns", "Size guide.", "Care"),
      { odd: "Size guide.", usual: "Shipping", others: 3 },
    ],
    "a colon on one": [rows("Nom", "Prénom", "Ville", "Téléphone :"), { odd: "Téléphone :" }],
    "a sentence without its full stop": [
      rows("We ship it.", "We take it back", "We measure it.", "We care."),
      { odd: "We take it back", usual: "We ship it." },
    ],
  },
  ignore: { "three rows": rows("Shipping", "Returns.", "Care") },
});
