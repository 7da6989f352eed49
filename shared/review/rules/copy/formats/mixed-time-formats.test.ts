import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { mixedTimeFormats } from "./mixed-time-formats.ts";

const column = (...times: readonly string[]) =>
  times.map((time, index) => text(time, { x: 20, y: index * 40 }));

const rightColumn = (...times: readonly string[]) =>
  times.map((time, index) => text(time, { x: 355 - time.length * 8, y: index * 40 }));

testRule(mixedTimeFormats, {
  pass: {
    "one format": screen(column("9:00 am", "2:30 pm", "4 pm")),
    "the 24-hour clock": screen(column("09:00", "14:30", "16:00")),
    "lengths of films beside times": screen(column("2:30 pm", "4:10 pm", "3:05", "6 pm")),
    "numbers beside times": screen(column("14:05", "9.40", "3.50", "18:22", "11:15")),
    "two times are no list": screen(column("14:30", "2:30 pm")),
    "times in two columns": screen([...column("09:00", "14:30", "16:00"), text("2:30 pm", { x: 200 })]),
  },
  fail: {
    "one time with a point": [
      screen(column("14:05", "9.40", "18:22", "11:15")),
      { usual: "14:05", odd: "9.40" },
    ],
    "a column set to the right": [
      screen(rightColumn("9:00 am", "16:00", "12:30 pm")),
      { usual: "9:00 am", odd: "16:00" },
    ],
    "one time of the 24-hour clock among others": [
      screen(column("9:00 am", "2:30 pm", "16:00")),
      { usual: "9:00 am", odd: "16:00" },
    ],
    "a French time in digits": [screen(column("9 h", "14 h 30", "16:00")), { usual: "9 h", odd: "16:00" }],
  },
});
