import { expect, test } from "vitest";
import { KNOWN_HOSTS } from "../plugin/main/links/known-hosts.ts";
import { GUIDELINES } from "../server/second-opinion/guidelines.ts";
import { LIBRARY_RULES } from "../shared/review/library/rules/index.ts";
import { RULES } from "../shared/review/rules/index.ts";

test("the plugin opens the hosts that findings rest on, and no others", () => {
  const urls = [
    ...RULES.flatMap(({ basis, kinds = {} }) => [
      basis,
      ...Object.values(kinds).flatMap((kind) => kind?.basis ?? []),
    ]),
    ...LIBRARY_RULES.map(({ basis }) => basis),
    ...GUIDELINES.map(({ url }) => url),
  ];
  const hosts = new Set(urls.map((url) => new URL(url).host));
  expect(KNOWN_HOSTS).toEqual([...hosts].sort());
});
