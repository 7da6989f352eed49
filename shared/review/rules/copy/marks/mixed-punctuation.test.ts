import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { mixedPunctuation } from "./mixed-punctuation.ts";

testRule(mixedPunctuation, {
  pass: {
    "a quotation within a French quotation": screen([
      text("« Elle a dit “oui” hier »"),
      text("« Bonjour »", { y: 40 }),
    ]),
    "a hyphen in a word beside a dash": screen([
      text("An e-mail – and a letter"),
      text("Check-in", { y: 40 }),
    ]),
    "curly apostrophes": screen([text("You’re in"), text("Don’t leave")]),
    "straight apostrophes": screen([text("You're in"), text("Don't leave")]),
    "feet and inches beside curly quotes": screen([text("5'10\" tall"), text("“Quote” and don’t")]),
    "three dots as a sign of omission": screen([text("Loading…"), text("....")]),
    "French apostrophes of one kind": screen([text("L’accueil"), text("J’aime")]),
  },
  fail: {
    "English marks in French": [
      screen([text("Il a dit « bonjour »"), text("Elle a dit “oui”", { y: 40 })]),
      { typed: "“", typeset: "«", count: 1 },
    ],
    "a hyphen for a dash": [
      screen([text("Monday – Friday"), text("Saturday - Sunday", { y: 40 })]),
      { typed: "-", typeset: "–" },
    ],
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
