import { expect, test } from "vitest";
import { signInMessage } from "./sign-in-mails.ts";

const SITE = "https://example.com";
const link = (type: string, redirectTo: string) =>
  signInMessage({ type, tokenHash: "abc", redirectTo, siteUrl: SITE, email: "ada+1@example.test" });

test("the link of a mail leads to a page of ours, with the token and the way on", () => {
  expect(link("signup", `${SITE}/profile?plan=pro&link=BCDFGHJK`)).toEqual({
    kind: "confirm-sign-up",
    url: `${SITE}/auth/confirm?token_hash=abc&type=signup&next=%2Fprofile%3Fplan%3Dpro%26link%3DBCDFGHJK&email=ada%2B1%40example.test`,
  });
});

test.each(["https://evil.example/profile", "//evil.example", "javascript:alert(1)", "not an address", SITE])(
  "the way on never leaves the site: %s",
  (redirectTo) => {
    expect(link("signup", redirectTo)).toMatchObject({
      url: expect.stringMatching(/next=%2F(profile|not%2520an%2520address)&email/) as string,
    });
  },
);
