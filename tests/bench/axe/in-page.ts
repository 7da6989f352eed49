import { reviewFrame } from "../../../shared/review/review.ts";
import { RULES } from "../../../shared/review/rules/index.ts";
import { fromRest } from "../../../shared/scene/rest/from-rest.ts";
import type { Scene } from "../../../shared/scene/scene.ts";

const TWO: ReadonlySet<string> = new Set(["text-contrast", "target-size"]);
const TWO_RULES = RULES.filter(({ id }) => TWO.has(id));

let scene: Scene | undefined;

function review(rules: typeof RULES): void {
  for (const frame of scene?.frames ?? []) reviewFrame(scene as Scene, frame, { rules });
}

/** Functions that the bench calls inside a page, beside axe-core. */
Object.assign(globalThis, {
  regard: {
    ruleCount: RULES.length,
    read: (json: unknown) => void ([scene] = fromRest(json)),
    reviewTwo: () => review(TWO_RULES),
    reviewAll: () => review(RULES),
  },
});
