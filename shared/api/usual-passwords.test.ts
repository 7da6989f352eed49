import { expect, test } from "vitest";
import { isUsualPassword } from "./usual-passwords.ts";

test.each([
  "password",
  "Password1",
  "password2026!",
  "MOTDEPASSE",
  "qwerty123",
  "azertyuiop",
  "12345678",
  "0987654321",
  "11111111",
  "aaaaaaaaaa",
  "1q2w3e4r",
  "regard2026",
])("%s is guessed among the first", (password) => {
  expect(isUsualPassword(password)).toBe(true);
});

test.each([
  "password of my aunt",
  "password14x",
  "13792468",
  "correct horse",
  "regardless of it",
  "a long enough password",
])("%s is not", (password) => {
  expect(isUsualPassword(password)).toBe(false);
});
