import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { CONTRACT } from "../shared/api/contract.ts";
import type { Endpoint } from "../shared/api/endpoint.ts";
import { ERRORS, type ErrorCode } from "../shared/api/errors.ts";

const REFUSALS = "plugin/ui/state/asked/word-opinion.ts";
const INQUIRIES = "plugin/ui/state/ask/asked-inquiry.ts";
const BILLING = "website/pages/profile/plan/use-billing-failure.ts";
const TEAM = "website/pages/team/use-team-failure.ts";
const ACCOUNT = "website/pages/profile/account/delete-step.tsx";

/** Where panel and site tell apart what addresses refuse, by their paths. Their words are typed: no code lacks French. */
const WORDED: Readonly<Record<string, readonly string[]>> = {
  "/api/auth/billing-portal-url": [BILLING],
  "/api/auth": [ACCOUNT],
  "/api/house-rules": [TEAM],
  "/api/installation": ["plugin/ui/state/account/use-installation-state.ts"],
  "/api/reviews/:id/inquiries": [INQUIRIES],
  "/api/reviews": [REFUSALS, TEAM, "plugin/ui/state/share/tell-others.ts"],
  "/api/subscription/seats": [TEAM],
  "/api/subscription": [BILLING],
  "/api/team": [TEAM],
};

/** `readFailure` has words for whoever asks too often, whatever for. */
const FOR_ALL = ["website/session/read-failure.ts"];

/** Codes that people never meet, or for which the general sentence does, each with its reason. */
const UNWORDED: Readonly<Partial<Record<ErrorCode, string>>> = {
  key_conflict: "our clients make a new key for each request",
  key_missing: "our clients send one",
  invalid_json: "our clients write JSON",
  unsupported_media_type: "our clients name it",
  method_not_allowed: "our clients know the methods",
  invalid_signature: "answers a vendor's server",
  wrong_mode: "answers a vendor's server",
};

/** The same of one address. */
const UNWORDED_AT: Readonly<Record<string, string>> = {
  "/api/installations/me/link-code: invalid_input": "our plugin has told its Figma id when it was set up",
  "/api/reviews/:id/inquiries: scene_unusable": "a screen that was reviewed has a size",
  "/api/reviews/:id/links: forbidden": "our panel offers links to whoever has an account",
};

const named = (file: string): ReadonlySet<string> =>
  new Set(
    [
      ...readFileSync(path.join(import.meta.dirname, "..", file), "utf8").matchAll(
        /"([a-z_]+)"|^ +([a-z_]+):/gm,
      ),
    ].map(([, quoted, key]) => quoted ?? key ?? ""),
  );

const wordsOf = (files: readonly string[]): ReadonlySet<string> =>
  new Set(files.flatMap((file) => [...named(file)]));

const ENDPOINTS: readonly Endpoint[] = Object.values(CONTRACT);

test("what an address refuses is told apart where people meet it", () => {
  const wordless = ENDPOINTS.flatMap(({ path: address, errors = [] }) => {
    const [, files = []] = Object.entries(WORDED).find(([start]) => address.startsWith(start)) ?? [];
    const words = wordsOf([...files, ...FOR_ALL]);
    return errors
      .filter((code) => !words.has(code) && !(code in UNWORDED))
      .map((code) => `${address}: ${code}`)
      .filter((refusal) => !(refusal in UNWORDED_AT));
  });
  expect(wordless).toEqual([]);
});

test("an error that every address may answer with has words, or a reason for none", () => {
  const declared = new Set(ENDPOINTS.flatMap(({ errors = [] }) => errors));
  const words = wordsOf([...Object.values(WORDED).flat(), ...FOR_ALL, "plugin/ui/state/error-code.ts"]);
  const wordless = (Object.keys(ERRORS) as ErrorCode[]).filter(
    (code) => !declared.has(code) && !words.has(code) && !(code in UNWORDED),
  );
  expect(wordless).toEqual([]);
});

test("no reason stands for an error that has words", () => {
  const words = wordsOf([...Object.values(WORDED).flat(), ...FOR_ALL]);
  expect(Object.keys(UNWORDED).filter((code) => words.has(code))).toEqual([]);
});
