import { expect, test } from "vitest";
import type { HouseRules } from "./house-rules.ts";
import { readHouseRules } from "./read-house-rules.ts";
import { textOfValue, VALUE_NAMES, valueFrom } from "./value-text.ts";

const VALUES: Required<NonNullable<HouseRules["values"]>> = {
  fontSizes: [12, 16],
  fontWeights: [400, 600],
  radii: [4],
  gaps: [4.5, 8],
  colors: [{ name: "Brand", hex: "#5b5bd6" }, { hex: "#ffffff" }],
  minContrast: 5.5,
  minTarget: 44,
  buttonCase: "sentence",
  headingCase: "title",
  dates: "31.12.2026",
  times: "14:30",
  amounts: "12,50 €",
};

test.each(VALUE_NAMES)("%s is read as it was written", (name) => {
  const value = valueFrom(name, textOfValue(name, VALUES));
  expect(value).toEqual(VALUES[name]);
  expect(readHouseRules({ version: 1, values: { [name]: value } }).faults).toBeUndefined();
});

test.each([
  ["gaps", "4; 8 px;16", [4, 8, 16]],
  ["minTarget", "44 px", 44],
] as const)("%s may be written as %j", (name, written, value) => {
  expect(valueFrom(name, written)).toEqual(value);
});
