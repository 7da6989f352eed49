import { describe, expect, test } from "vitest";
import { provenAddressOnly } from "./proven-address.ts";

const seen = async (address: string, answer: unknown) => {
  const { response, isUnproven } = await provenAddressOnly(address, Response.json(answer));
  return { answer: (await response.json()) as unknown, isUnproven };
};

const idToken = (claims: object): string =>
  `x.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.x`;

describe("of the addresses at GitHub", () => {
  const EMAILS = "https://api.github.com/user/emails";
  const main = { email: "someone@example.test", primary: true, verified: true };
  const other = { email: "someone-else@example.test", primary: false, verified: true };

  test("the main one is taken when it is verified, and no other", async () => {
    expect(await seen(EMAILS, [other, main])).toEqual({ answer: [main], isUnproven: false });
  });

  test("none is taken when the main one is not verified", async () => {
    const answer = [{ ...main, verified: false }, other];
    expect(await seen(EMAILS, answer)).toEqual({ answer: [], isUnproven: true });
  });
});

describe("an address at Google is taken only when it is verified", () => {
  test.each([
    ["in the identity token", "https://oauth2.googleapis.com/token", "email_verified"],
    ["in what the service says of a person", "https://www.googleapis.com/userinfo/v2/me", "verified_email"],
  ])("%s", async (_, address, name) => {
    const say = (isVerified: boolean) =>
      address.endsWith("/token") ? { id_token: idToken({ [name]: isVerified }) } : { [name]: isVerified };
    expect(await seen(address, say(true))).toEqual({ answer: say(true), isUnproven: false });
    expect(await seen(address, say(false))).toMatchObject({ isUnproven: true });
  });
});

test("what names no address stays as it is, also a refusal", async () => {
  expect(await seen("https://api.github.com/user", { login: "someone" })).toEqual({
    answer: { login: "someone" },
    isUnproven: false,
  });
  const refusal = Response.json({ message: "Bad credentials" }, { status: 401 });
  expect(await provenAddressOnly("https://api.github.com/user/emails", refusal)).toEqual({
    response: refusal,
    isUnproven: false,
  });
});
