import { expect, test } from "vitest";
import { fileName } from "./file-name.ts";

test.each([
  ["Sign in", "Sign in.html"],
  ["Écran d’accueil", "Écran d’accueil.html"],
  ["注册", "注册.html"],
  ["../../etc/passwd", "etc passwd.html"],
  ["C:\\Windows\\a", "C Windows a.html"],
  [".bashrc", "bashrc.html"],
  ["con", "review con.html"],
  ["", "review.html"],
  ["///", "review.html"],
  ["evil\u202Egpj.exe", "evil gpj.exe.html"],
  ["two\nlines\0", "two lines.html"],
  ["x".repeat(300), `${"x".repeat(200)}.html`],
  ["😀".repeat(80), `${"😀".repeat(50)}.html`],
  ["nul.final", "review nul.final.html"],
  ["👩‍💻 at work", "👩‍💻 at work.html"],
])("%j is kept as %j", (words, kept) => expect(fileName(words, "html", "review")).toBe(kept));
