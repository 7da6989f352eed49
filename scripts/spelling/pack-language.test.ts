import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../shared/i18n/language.ts";
import { packLanguage } from "./pack-language.ts";

/** Some seconds a language; a busy machine takes longer. */
const TIMEOUT_MS = 120_000;

test.each(LANGUAGES)(
  "what the engine has of %s is what `npm run spelling` makes",
  async (language) => {
    for (const [file, content] of await packLanguage(language))
      expect((await readFile(file, "utf8")) === content, file.pathname).toBe(true);
  },
  TIMEOUT_MS,
);
