import { writeFile } from "node:fs/promises";
import { LANGUAGES } from "../shared/i18n/language.ts";
import { packLanguage } from "./spelling/pack-language.ts";

for (const language of LANGUAGES) {
  const { file, json } = await packLanguage(language);
  await writeFile(file, json);
  process.stdout.write(`${language}: ${Math.round(json.length / 1000)} kB\n`);
}
