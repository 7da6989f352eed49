import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { RETENTION } from "../server/account/retention.ts";
import { PANEL_EN } from "../shared/i18n/panel.en.ts";
import { PANEL_FR } from "../shared/i18n/panel.fr.ts";
import { SENDING_EN, type SendingTexts } from "../shared/i18n/sending.en.ts";
import { SENDING_FR } from "../shared/i18n/sending.fr.ts";
import { ACCOUNT_EN } from "../shared/i18n/site/account/account.en.ts";
import { ACCOUNT_FR } from "../shared/i18n/site/account/account.fr.ts";
import { LANDING_EN } from "../shared/i18n/site/landing.en.ts";
import { LANDING_FR } from "../shared/i18n/site/landing.fr.ts";
import { LEGAL_EN } from "../shared/i18n/site/legal.en.ts";
import { LEGAL_FR } from "../shared/i18n/site/legal.fr.ts";

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, "..", file), "utf8");

/** All sentences on the data that leaves the file. */
const sentences = ({
  live,
  what,
  who,
  question,
  service,
  provider,
  kept,
}: SendingTexts): readonly string[] => [live, what, who, question, service, provider(null), kept];

describe("what is sent, to whom and for how long is said in the same words", () => {
  test("in the manifest, in short", () => {
    const { networkAccess } = JSON.parse(read("manifest.json")) as { networkAccess: { reasoning: string } };
    const { live, short } = SENDING_EN;
    const sends = short("for a second opinion the provider of its model", true).replace(/^Sends/, "sends");
    expect(networkAccess.reasoning).toBe(
      `${live} A review, which you ask for with a click, ${sends} All that is sent, and how long it stays, stands in the panel before you send, and in the privacy policy.`,
    );
  });

  test.each([
    ["English", SENDING_EN, LEGAL_EN, PANEL_EN],
    ["French", SENDING_FR, LEGAL_FR, PANEL_FR],
  ] as const)("in the privacy policy and in the panel, in %s", (_, sending, { privacy }, panel) => {
    const policy = Object.values(privacy.sections)
      .map(({ text }) => text)
      .join(" ");
    for (const sentence of sentences(sending)) expect(policy).toContain(sentence);
    expect(panel.sending).toBe(sending);
  });
});

test("what a review costs is said in the same words in the terms, beside the plans and on the profile", () => {
  for (const [{ cost }, { terms }, { pricing }, { profile }] of [
    [SENDING_EN, LEGAL_EN, LANDING_EN, ACCOUNT_EN],
    [SENDING_FR, LEGAL_FR, LANDING_FR, ACCOUNT_FR],
  ] as const) {
    expect(terms.sections.plans.text).toContain(cost);
    expect([pricing.cost, profile.cost]).toEqual([cost, cost]);
  }
  expect(read("docs/billing.md").replaceAll(/\s+/g, " ")).toContain(SENDING_EN.cost);
});

test("how long something stays is what the retention does", () => {
  const keptFor = (beginning: string) =>
    Object.entries(RETENTION).find(([what]) => what.startsWith(beginning))?.[1].keptFor;
  expect(keptFor("Reviews made without an account")).toBe("90 days");
  expect(keptFor("What plugins without an account said of their Figma user")).toBe(
    "1 year after the last use",
  );
  expect(SENDING_EN.kept).toMatch(/without an account stay 90 days.*until a year after the last use/);
  expect(SENDING_FR.kept).toMatch(
    /sans compte restent 90 jours.*jusqu’à un an après la dernière utilisation/,
  );
});
