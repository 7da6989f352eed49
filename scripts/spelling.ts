import { writeFile } from "node:fs/promises";
import path from "node:path";
import { LANGUAGES } from "../shared/i18n/language.ts";
import { packLanguage } from "./spelling/pack-language.ts";

for (const language of LANGUAGES)
  for (const [file, content] of await packLanguage(language)) {
    await writeFile(file, content);
    process.stdout.write(`${path.basename(file.pathname)}: ${Math.round(content.length / 1000)} kB\n`);
  }
