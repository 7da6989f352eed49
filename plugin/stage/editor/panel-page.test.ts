import { expect, test } from "vitest";
import { onRoot, panelPage } from "./panel-page.ts";

test("the theme of the kit stands on the root element", () => {
  expect(onRoot(":root .figma-light { a } :root .figma-dark { b }")).toBe(
    ":root.figma-light { a } :root.figma-dark { b }",
  );
});

test("the panel's page holds what the plugin shows, in the theme and language of the stage", () => {
  const page = panelPage({
    html: "<div id='x'></div>",
    theme: "dark",
    language: "fr",
    themeCss: ":root .figma-dark{}",
    fontCss: "@f",
    site: "https://regard.example",
  });
  expect(page).toContain('<html class="figma-dark" data-site="https://regard.example">');
  expect(page).toContain("<body><div id='x'></div></body>");
  expect(page).toContain('["fr"]');
  expect(page).toContain("@f\n:root.figma-dark{}");
});
