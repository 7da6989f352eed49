import { expect, test } from "vitest";
import { apiUrl } from "./api-url.ts";

test.each([
  ["http://localhost:4399/try", "http://localhost:4399"],
  ["http://127.0.0.1:8080/try?file=1", "http://127.0.0.1:8080"],
])("the panel on the stage asks the server of the page: %s", (baseUri, url) => {
  expect(apiUrl(baseUri)).toBe(url);
});

test.each(["https://www.figma.com/plugin", "data:text/html;base64,AA==", "about:srcdoc", ""])(
  "in the design tool the panel asks the product's own, never the page around it: %s",
  (baseUri) => {
    expect(apiUrl(baseUri)).toBe("http://localhost:4321");
  },
);
