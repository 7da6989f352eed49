import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { mixedUnits } from "./mixed-units.ts";

const saying = (...texts: readonly string[]) =>
  screen(texts.map((one, index) => text(one, { y: index * 40 })));

testRule(mixedUnits, {
  pass: {
    "one form": saying("250 ml of milk", "300 ml of tea"),
    "two units": saying("250 ml", "3kg"),
    "hours of the day": saying("9 am", "10pm"),
    "bits and bytes": saying("20 Mb", "20 MB"),
    ordinals: saying("1st floor", "2nd door"),
    "a number and a word": saying("2 of 5", "2of them"),
    "a number within a name": saying("Room 4 km", "A4km"),
    "things that are counted, one of them at the head of a line": saying("3 free reviews", "3 Free plans"),
    versions: saying("Version 2.4 kg", "v2.4kg"),
  },
  fail: {
    "a space before the unit, and none": [
      saying("250 ml of milk", "300 ml of tea", "80ml of oil"),
      { usual: "250 ml", odd: "80ml" },
    ],
    "capitals, and none": [
      saying("90 KM to go", "30 km done", "12 km left"),
      { usual: "30 km", odd: "90 KM" },
    ],
    "two shares": [saying("20% less", "30 % more", "5% off"), { usual: "20%", odd: "30 %" }],
  },
  ignore: {
    "a component on its own": { ...saying("20 ml", "20ml"), type: "COMPONENT_SET" },
  },
});
