import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { spaceAtMark } from "./space-at-mark.ts";

const english = (characters: string) =>
  screen([text(characters), text("Here you see all the things in your cart", { y: 40 })]);
const french = (characters: string) =>
  screen([text(characters), text("Vous voyez ici tout ce qui est dans votre panier", { y: 40 })]);

testRule(spaceAtMark, {
  pass: {
    "a hyphen that waits for its word": english("Choose between a 5- and a 10-minute mix of all our sounds"),
    "marks with their spaces": english("Pay now, or later: both are fine. Really? Yes!"),
    "a French space before a mark": french("Vous partez déjà ? Attention : il reste 2 articles !"),
    "the points of an ellipsis": english("Wait for it ... and go on"),
    "numbers and times": english("At 9:30 you pay 1,200.50 for the first of them"),
    "names with a point": english("We use Node.js with Socket.IO and Next.JS for the site"),
    "an address": english("Write to us or see example.com for more of them"),
    "short forms": english("The U.S.A. and the U.K. are not on the list, e.g. for post"),
    "a date in parts": english("The shop opens on 12 . 10 . 2026 for all of you"),
    "a colon apart from a table of hours": english("Mon to Fri : 8:00 to 17:00 on all of the days"),
    "a smiley": english("That is done :) and you can go on"),
    "a name with a dot before it": english("We build it with .Net and send it to you"),
  },
  fail: {
    "a space in a compound": [
      english("Non-stop 8- hour mixes of all our sounds"),
      { near: "Non-stop 8- hour mixes of" },
    ],
    "a space before a comma": [english("Every day , really"), { near: "Every day , really" }],
    "a space before a point": [english("Your order is on its way ."), { near: "is on its way ." }],
    "an English space before a question mark": [english("Are you sure ?"), { near: "Are you sure ?" }],
    "a space before a French comma": [french("Votre panier , vos articles"), {}],
  },
  ignore: {
    "a text without marks": screen([text("Save changes")]),
    "what a user wrote": screen([layer({ name: "Comment" }, [text("so , good")])]),
  },
});
