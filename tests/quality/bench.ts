import { table } from "../bench/statistics.ts";
import { claimedSizes, type Defect } from "./defect.ts";
import { UI_DEFECTS } from "./defects/ui.ts";
import { inject, type Injection } from "./inject.ts";
import { byHand, realScreens, sampleScreens } from "./screens.ts";

const SEED = 20_260;
const SITES_A_SCREEN = 6;

const drawn = [...sampleScreens(), ...realScreens()];
const placed = drawn.flatMap(byHand);

const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;

function rowOf(defect: Defect, injections: readonly Injection[]): readonly string[] {
  const own = injections.filter(({ rule, what }) => rule === defect.rule && what === defect.what);
  const claimed = own.filter(({ isClaimed }) => isClaimed);
  const found = claimed.filter(({ isFound }) => isFound).length;
  const curve = defect.sizes.map((size) => {
    const ofSize = own.filter((one) => one.size === size);
    const share = ofSize.filter(({ isFound }) => isFound).length / (ofSize.length || 1);
    return `${size}${claimedSizes(defect).includes(size) ? "" : "°"}: ${Math.round(100 * share)}`;
  });
  return [
    defect.rule,
    defect.what,
    `${claimed.length}`,
    percent(found, claimed.length),
    `${own.filter(({ astray }) => astray.length > 0).length}`,
    curve.join("  "),
  ];
}

const startedAt = performance.now();
const injections = UI_DEFECTS.flatMap((defect) =>
  inject([defect], defect.isByHand ? placed : drawn, { seed: SEED, sitesAScreen: SITES_A_SCREEN }),
);
process.stdout.write(
  `${table([
    ["rule", "defect", "damaged", "found", "astray", "found by size, in %"],
    ...UI_DEFECTS.map((defect) => rowOf(defect, injections)),
  ])}\n${injections.length} reviews in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`,
);
if (process.argv.includes("--list"))
  for (const one of injections) {
    if (one.isClaimed && !one.isFound)
      console.log("missed", one.rule, one.what, one.size, one.screen, one.layer);
    if (one.astray.length > 0)
      console.log("astray", one.rule, one.size, one.screen, one.layer, one.astray.join());
  }
