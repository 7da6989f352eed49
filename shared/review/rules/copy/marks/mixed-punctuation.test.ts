import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { mixedPunctuation } from "./mixed-punctuation.ts";

testRule(mixedPunctuation, {
  pass: {
    "curly apostrophes": screen([text("You’re in"), text("Don’t leave")]),
    "straight apostrophes": screen([text("You're in"), text("Don't leave")]),
    "feet and inches beside curly quotes": screen([text("5'10\" tall"), text("“Quote” and don’t")]),
    "three dots as a sign of omission": screen([text("Loading…"), text("....")]),
    "French apostrophes of one kind": screen([text("L’accueil"), text("J’aime")]),
  },
  fail: {
    "both apostrophes": [
      screen([text("You’re in"), text("It’s here"), text("Don't leave")]),
      { typed: "'", typeset: "’", count: 1 },
    ],
    "both ellipses": [
      screen([text("Loading..."), text("Saving…"), text("Wait…")]),
      { typed: "...", typeset: "…" },
    ],
    "both quotes": [screen([text('Press "Save" now'), text("Press “Open”")]), { typed: '"', typeset: "“" }],
    "both French apostrophes": [screen([text("L’accueil"), text("J'aime")]), { typed: "'" }],
  },
});
