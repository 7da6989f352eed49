import { Hono } from "hono";
import { expect, test } from "vitest";
import { followLanguage } from "./follow-language.ts";

const app = new Hono().get("*", followLanguage(), (context) => context.text(context.req.path));

const FRENCH = { "Accept-Language": "fr-FR,fr;q=0.9,en;q=0.8" };

const leadsTo = async (path: string, headers: Record<string, string>): Promise<string> => {
  const response = await app.request(`http://localhost${path}`, { headers });
  return response.headers.get("Location") ?? (await response.text());
};

test.each([
  ["a French browser comes", "/rules?x=1", FRENCH, "/fr/rules?x=1"],
  ["a French browser comes home", "/", FRENCH, "/fr"],
  ["an English browser comes", "/rules", { "Accept-Language": "en-GB,fr;q=0.5" }, "/rules"],
  ["nobody says what they speak, as robots do", "/rules", {}, "/rules"],
  ["English was chosen", "/rules", { ...FRENCH, Cookie: "language=en" }, "/rules"],
  [
    "French was chosen",
    "/auth/confirm?type=signup",
    { Cookie: "language=fr" },
    "/fr/auth/confirm?type=signup",
  ],
  ["a word that is no language was kept", "/rules", { Cookie: "language=xx" }, "/rules"],
  ["they are here already", "/fr/rules", FRENCH, "/fr/rules"],
  ["a link of the site leads there", "/rules", { ...FRENCH, "Sec-Fetch-Site": "same-origin" }, "/rules"],
])("when %s, %s with %o is %s", async (_, path, headers, there) => {
  expect(await leadsTo(path, headers as Record<string, string>)).toBe(there);
});

test("caches keep the languages apart", async () => {
  const response = await app.request("http://localhost/rules");
  expect(response.headers.get("Vary")).toContain("Accept-Language");
});
