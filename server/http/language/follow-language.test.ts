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

const SITE = "http://localhost";

test.each([
  [
    "who switches to French",
    "/fr/rules",
    "same-origin",
    `${SITE}/rules`,
    "language=fr; Path=/; SameSite=Lax",
  ],
  [
    "who switches to English",
    "/rules",
    "same-origin",
    `${SITE}/fr/rules`,
    "language=en; Path=/; SameSite=Lax",
  ],
  ["who goes on in French", "/fr/contact", "same-origin", `${SITE}/fr/rules`, null],
  ["who comes from elsewhere", "/fr/rules", "cross-site", "https://elsewhere.example/rules", null],
  ["who says nonsense of where they were", "/fr/rules", "same-origin", "nowhere", null],
])("what is kept of the language: %s, %s", async (_, path, site, referrer, kept) => {
  const headers = { "Sec-Fetch-Site": site, Referer: referrer };
  const response = await app.request(`${SITE}${path}`, { headers });
  expect(response.headers.get("Set-Cookie")).toBe(kept);
});

test("caches keep the languages apart", async () => {
  const response = await app.request("http://localhost/rules");
  expect(response.headers.get("Vary")).toContain("Accept-Language");
});
