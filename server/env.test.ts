import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { readEnv } from "./env.ts";
import { StartFault } from "./start-fault.ts";

const faultOf = (variables: Record<string, string>): string => {
  try {
    readEnv(variables);
  } catch (error) {
    if (error instanceof StartFault) return error.message;
    throw error;
  }
  return "";
};

const PRODUCTION = {
  NODE_ENV: "production",
  SITE_URL: "https://example.com",
  TRUSTED_PROXIES: "1",
  DATABASE_URL: "postgresql://user:secret@db.example.com/postgres",
  SUPABASE_URL: "https://project.example.com",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  S3_BUCKET_URL: "https://storage.example.com/pictures",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
  SMTP_URL: "smtps://user:secret@mail.example.com",
  MAIL_FROM: "hello@example.com",
  SUPPORT_EMAIL: "support@example.com",
  STRIPE_SECRET_KEY: "sk_live_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
  SELLER_NAME: "Example SARL",
  SELLER_ADDRESS: "1 rue Exemple, 74000 Annecy, France",
  SELLER_SIREN: "303265045",
  SELLER_VAT: "FR40303265045",
};

test("nothing has to be set to start on this machine", () => {
  expect(readEnv({})).toMatchObject({ PORT: 4321, SITE_URL: "http://localhost:4321", LOG: true });
});

test("the site is where the port is, unless it is said", () => {
  expect(readEnv({ PORT: "5000" }).SITE_URL).toBe("http://localhost:5000");
  expect(readEnv({ ...PRODUCTION, SITE_URL: "https://example.com/somewhere" }).SITE_URL).toBe(
    "https://example.com",
  );
});

test("an empty variable is one that is not set", () => {
  expect(readEnv({ PORT: "", DATABASE_URL: "", SMTP_URL: "" })).toMatchObject({ PORT: 4321 });
});

test("a hosted database is taken by its session pooler, encrypted", () => {
  const DATABASE_URL =
    "postgres://postgres.project:x@aws-0.pooler.supabase.com:5432/postgres?sslmode=verify-full&sslrootcert=ca.crt";
  expect(readEnv({ ...PRODUCTION, DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
});

test.each<[string, Record<string, string>, string]>([
  ["of others by its address", { SITE_URL: "https://example.com" }, "SITE_URL is that of others"],
  ["of others that looks like this machine", { SITE_URL: "http://localhost.example.com" }, "SITE_URL is"],
  ["that listens to others", { HOST: "0.0.0.0" }, "HOST lets others in"],
])("the sign-in that comes along is for this machine alone: no site %s starts with it", (_, env, fault) => {
  expect(faultOf(env)).toContain(fault);
  expect(faultOf({ ...env, ...PRODUCTION, NODE_ENV: "development" })).toBe("");
});

test("in a container that only this machine reaches, the site says so by its address", () => {
  const env = { HOST: "0.0.0.0", SITE_URL: "http://localhost:4321" };
  expect(readEnv(env)).toMatchObject(env);
});

test("production starts with all that it needs, also where it is rehearsed, and with no proxy if that is said", () => {
  expect(readEnv(PRODUCTION).NODE_ENV).toBe("production");
  const rehearsed = readEnv({ ...PRODUCTION, SITE_URL: "http://localhost:4321", TRUSTED_PROXIES: "0" });
  expect(rehearsed).toMatchObject({ SITE_URL: "http://localhost:4321", TRUSTED_PROXIES: 0 });
});

describe("what is wrong is said in one go", () => {
  test("every fault has a line that names its variable", () => {
    const fault = faultOf({
      PORT: "70000",
      DATABASE_URL: "mysql://x",
      SITE_URL: "example.com",
      TRUSTED_PROXIES: "many",
    });
    for (const name of ["PORT", "DATABASE_URL", "SITE_URL", "TRUSTED_PROXIES"])
      expect(fault).toMatch(new RegExp(`^  ${name} `, "m"));
  });

  test.each([
    [
      "a hosted sign-in without its database",
      { SUPABASE_URL: "https://x.example", SUPABASE_PUBLISHABLE_KEY: "k" },
      "DATABASE_URL",
    ],
    ["production without a hosted sign-in", { ...PRODUCTION, SUPABASE_URL: "" }, "SUPABASE_URL"],
    [
      "a hosted database that is asked without encryption",
      { DATABASE_URL: "postgres://postgres:x@db.project.supabase.co:5432/postgres" },
      "DATABASE_URL",
    ],
    [
      "the transaction pooler of a hosted database",
      {
        DATABASE_URL:
          "postgres://postgres.project:x@aws-0.pooler.supabase.com:6543/postgres?sslmode=verify-full",
      },
      "DATABASE_URL",
    ],
    ["a key without a model", { OPENAI_API_KEY: "k" }, "OPENAI_MODEL"],
    ["half a client at GitHub", { GITHUB_CLIENT_ID: "x" }, "GITHUB_CLIENT_SECRET"],
    ["half a client at Google", { GOOGLE_CLIENT_SECRET: "x" }, "GOOGLE_CLIENT_ID"],
    ["a mail server without a sender", { SMTP_URL: "smtp://x" }, "MAIL_FROM"],
    [
      "payments without the secret of their webhook",
      { STRIPE_SECRET_KEY: "sk_test_x" },
      "STRIPE_WEBHOOK_SECRET",
    ],
    ["production without payments", { ...PRODUCTION, STRIPE_SECRET_KEY: "" }, "STRIPE_SECRET_KEY"],
    ["production without a site", { ...PRODUCTION, SITE_URL: "" }, "SITE_URL"],
    ["production without encryption", { ...PRODUCTION, SITE_URL: "http://example.com" }, "SITE_URL"],
    [
      "production that does not say how many proxies there are: all visitors would be one address",
      { ...PRODUCTION, TRUSTED_PROXIES: "" },
      "TRUSTED_PROXIES",
    ],
    [
      "a storage without its key",
      { S3_BUCKET_URL: "https://storage.example.com/pictures" },
      "S3_SECRET_ACCESS_KEY",
    ],
    [
      "production without a storage, where several servers see the same pictures",
      { ...PRODUCTION, S3_BUCKET_URL: "", S3_ACCESS_KEY_ID: "", S3_SECRET_ACCESS_KEY: "" },
      "S3_BUCKET_URL",
    ],
    ["a live key without who sells", { ...PRODUCTION, SELLER_SIREN: "" }, "SELLER_SIREN"],
    [
      "a live key without who sells, also elsewhere",
      { STRIPE_SECRET_KEY: "rk_live_x", STRIPE_WEBHOOK_SECRET: "whsec_x" },
      "SELLER_VAT",
    ],
    ["production without mail", { ...PRODUCTION, SMTP_URL: "", MAIL_FROM: "" }, "SMTP_URL"],
  ])("%s", (_, variables, missing) => {
    expect(faultOf(variables)).toMatch(
      new RegExp(`^  ${missing} is (missing|needed|sent|not encrypted|the transaction)`, "m"),
    );
  });

  test.each(["GITHUB_STAND_IN_URL", "GOOGLE_STAND_IN_URL"])("%s in production", (name) => {
    expect(readEnv({ [name]: "http://localhost:4001" })).toMatchObject({ [name]: "http://localhost:4001" });
    expect(faultOf({ ...PRODUCTION, [name]: "http://localhost:4001" })).toContain(
      `${name} is not for production`,
    );
  });

  test("a model's protocol that is not spoken any more", () => {
    expect(faultOf({ OPENAI_API: "chat-completions" })).toContain("OPENAI_API must be responses");
    expect(faultOf({ OPENAI_API: "responses" })).toBe("");
    expect(faultOf({ OPENAI_API: "" })).toBe("");
  });

  test("no value is repeated: it may be a secret", () => {
    expect(faultOf({ DATABASE_URL: "mysql://user:secret@x", OPENAI_API_KEY: "hidden" })).not.toMatch(
      /secret|hidden/,
    );
  });
});

test("the example names every variable, and all of it can be left as it is", () => {
  const text = readFileSync(path.resolve(import.meta.dirname, "../.env.example"), "utf8");
  const named = [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  const known = [
    ...readFileSync(path.resolve(import.meta.dirname, "env.ts"), "utf8").matchAll(/^  ([A-Z_]+): /gm),
  ];
  expect(new Set(named)).toEqual(new Set(known.map(([, name]) => name)));
  expect(() => readEnv(parseEnv(text) as Record<string, string>)).not.toThrow();
});
