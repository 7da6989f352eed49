import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { missingSpace } from "./missing-space.ts";

const english = (characters: string) =>
  screen([text(characters), text("Here you see all the things in your cart", { y: 40 })]);
const french = (characters: string) =>
  screen([text(characters), text("Vous voyez ici tout ce qui est dans votre panier", { y: 40 })]);

testRule(missingSpace, {
  pass: {
    "marks with their spaces": english("Pay now, or later: both are fine. Really? Yes!"),
    "names with a point": english("We use Node.js with Socket.IO and Next.JS for the site"),
    "a name with a small letter and a point": english("We sell on booking.Com and at home"),
    "an address": english("Write to us, see example.com/Home or anna.Berg@example.com for more"),
    "several addresses": english("anna@example.com,paul@example.com"),
    "a file": english("Open plan.Final.pdf or Report.PDF to read it"),
    "short forms": english("The U.S.A. and the U.K. are not on the list, e.g. for post. At 5 p.m.We go"),
    "numbers, times and versions": english("At 9:30 you pay 1,200.50 for version 2.4.1,or not"),
    "a name in two parts": english("Go to re:Invent and write std:map"),
    "names that end in an s": english("James’s house and the boss’s car"),
    filler: english("Lorem ipsum dolor sit amet,consectetur adipiscing elit"),
    "a scheme": english("See https://Example.com for it"),
  },
  fail: {
    "no space behind a comma": [
      english("Choose your size,colour and the number of them"),
      { near: "Choose your size,colour and the number", count: 1 },
    ],
    "two names of places": [english("Lahti,Finland"), { near: "Lahti,Finland" }],
    "no space between two sentences": [
      english("It arrives within three days.You can send it back"),
      { near: "within three days.You can send it" },
    ],
    "a sentence behind a name": [english("Bread by Gmbake.All rights are ours"), {}],
    "a label and its value": [english("Bread:White"), { near: "Bread:White" }],
    "two words glued behind an s": [
      english("The town’sbest bread is here"),
      { near: "The town’sbest bread is here" },
    ],
    "a French list": [french("Une pause pour méditer,respirer et rire"), { count: 1 }],
    "several of them": [
      screen([text("Tea,milk and bread.We bring all of it"), text("Fog,rain", { y: 40 })]),
      { near: "Tea,milk and bread.We", count: 3 },
    ],
  },
  ignore: {
    code: screen([text("a,bb", { fontFamily: "Menlo" })]),
    "a component on its own": layer({ type: "COMPONENT", width: 120, height: 40 }, [text("Tea,milk")]),
  },
});
