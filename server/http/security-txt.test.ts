import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Env } from "../env.ts";
import { securityTxt } from "./security-txt.ts";

const now = () => new Date("2026-03-01T00:00:00Z");

const served = async (env: Partial<Env>): Promise<string> => {
  const app = new Hono().get("/", securityTxt({ env: env as Env, now }));
  return (await app.request("/")).text();
};

test("who finds a weakness learns where to tell it, in which languages and until when", async () => {
  const text = await served({ SITE_URL: "https://regard.example", SUPPORT_EMAIL: "help@regard.example" });
  expect(text.split("\n")).toEqual([
    "Contact: mailto:help@regard.example",
    "Contact: https://regard.example/contact",
    "Expires: 2027-03-01T00:00:00.000Z",
    "Preferred-Languages: en, fr",
    "Canonical: https://regard.example/.well-known/security.txt",
    "",
  ]);
});

test("without an address for support, the contact page is named alone", async () => {
  expect(await served({ SITE_URL: "https://regard.example" })).toMatch(/^Contact: https:/);
});
