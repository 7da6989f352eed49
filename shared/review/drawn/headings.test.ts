import type { SceneNode } from "../../scene/scene.ts";
import { drawing, statusBar, testPairs, vector, words } from "./testing.ts";

const near = (bad: boolean) => {
  const out: SceneNode[] = [];
  let y = 120;
  ["Delivery", "Returns", "Warranty"].forEach((h, i) => {
    out.push(words(h, 24, y, 20, { weight: 700 }));
    y += 25 + (bad ? 34 : 8);
    out.push(
      words(
        [
          "We deliver within three days to every address in the country.",
          "Send it back within thirty days and we pay the postage.",
          "Every lamp is covered for five years against faults of making.",
        ][i],
        24,
        y,
        16,
        { width: 342, height: 60 },
      ),
    );
    y += 40 + (bad ? 10 : 36);
  });
  return drawing(
    390,
    844,
    "#ffffff",
    statusBar(390),
    vector(22, 62, 9, 17),
    words("Help", 24, 74, 28, { weight: 700 }),
    out,
  );
};

testPairs("heading-nearer-above", {
  "headings nearer to what stands above": [near(true), near(false), 2],
});
