import { expect, test } from "vitest";
import { apiUrl } from "./connection.ts";

test.each(["http://localhost:4399", "https://regard.example"])(
  "the panel on the stage asks the server that the stage comes from: %s",
  (site) => {
    expect(apiUrl({ dataset: { site } })).toBe(site);
  },
);

test("in the design tool the panel asks the site that it was built for: in development, where `npm start` listens", () => {
  expect(apiUrl({ dataset: {} })).toBe("http://localhost:4321");
});
