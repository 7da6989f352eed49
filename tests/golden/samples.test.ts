import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../shared/i18n/language.ts";
import { reviewFrame } from "../../shared/review/review.ts";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";

const SAMPLES = path.resolve(import.meta.dirname, "../../plugin/stage/samples");
const names = ["phone-checkout", "desktop-dashboard"];

/** Every verdict of the engine about a sample: a change here is a change of what people are told. */
test.each(names.flatMap((name) => LANGUAGES.map((language) => [name, language] as const)))(
  "the review of %s in %s",
  async (name, language) => {
    const json: unknown = JSON.parse(readFileSync(path.join(SAMPLES, `${name}.json`), "utf8"));
    const reports = fromRest(json).flatMap((scene) =>
      scene.frames.map((frame) => ({ ...reviewFrame(scene, frame, { language }), durationMs: 0 })),
    );
    await expect(`${JSON.stringify(reports, null, 2)}\n`).toMatchFileSnapshot(`${name}.${language}.json`);
  },
);
