import { expect, test } from "vitest";
import { readConfig } from "../../shared/api/endpoints/config.ts";
import { openTestServer } from "../../tests/test-server.ts";

test("the site learns where to sign in and where to send its forms", async () => {
  const server = await openTestServer();
  expect(await server.as(null).call(readConfig, {})).toEqual({
    signIn: { url: null, publishableKey: "embedded" },
    forms: { contact: "/f/contact", opinion: "/f/opinion" },
    company: {},
    secondOpinion: null,
  });
  await server.stop();
});

test("who runs the site is said as the environment has it, and what is not set is left out", async () => {
  const seller = { SELLER_NAME: "Example SARL", SELLER_ADDRESS: "1 rue Test, 74000 Annecy" };
  const numbers = { SELLER_SIREN: "403032650", SELLER_VAT: "FR40403032650" };
  const server = await openTestServer({ env: { ...seller, ...numbers, COMPANY_HOST: "" } });
  expect((await server.as(null).call(readConfig, {})).company).toEqual({
    name: "Example SARL",
    address: "1 rue Test, 74000 Annecy",
    registration: "SIREN 403032650",
    vat: "FR40403032650",
  });
  await server.stop();
});

test.each([
  [{}, "OpenAI"],
  [{ OPENAI_BASE_URL: "https://models.example.test/v1" }, "models.example.test"],
  [
    { OPENAI_BASE_URL: "https://models.example.test/v1", OPENAI_PROVIDER: "Example Models" },
    "Example Models",
  ],
])("who runs the model of the second opinion is named: %o is %s", async (env, provider) => {
  const server = await openTestServer({ env: { OPENAI_API_KEY: "key", OPENAI_MODEL: "model", ...env } });
  expect((await server.as(null).call(readConfig, {})).secondOpinion).toEqual({ provider });
  await server.stop();
});

test("forms of a hosted service are named, and the pages may send there", async () => {
  const env = { CONTACT_FORM_URL: "https://forms.example.test/f/abc" };
  const server = await openTestServer({ env });
  const { forms } = await server.as(null).call(readConfig, {});
  expect(forms).toEqual({ contact: env.CONTACT_FORM_URL, opinion: "/f/opinion" });
  const page = await server.app.request("http://localhost/contact");
  expect(page.headers.get("Content-Security-Policy")).toContain("https://forms.example.test");
  await server.stop();
});
