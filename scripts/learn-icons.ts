import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { PICTOGRAMS } from "../shared/perception/icons/pictograms.ts";
import { nameOfShape } from "../shared/perception/icons/pictogram-of.ts";
import { unpackNetwork } from "../shared/perception/icons/network.ts";
import { readPackage, type IconPackage } from "./icons/examples.ts";
import { learnIcons } from "./icons/learn.ts";
import { ROOT } from "./run/run-tool.ts";

const USAGE = `npm run learn:icons -- [--held NAME,NAME…] FOLDER…

Learns icons by their shape from unpacked packages of SVG icons, and prints what it says of those held back.
`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const { values, positionals } = parseArgs({
  options: { held: { type: "string", default: "" } },
  allowPositionals: true,
});
if (positionals.length === 0) say(USAGE);
else {
  const held = new Set(values.held.split(","));
  const packages: IconPackage[] = [];
  for (const folder of positionals) packages.push(await readPackage(folder));
  const packed = learnIcons(packages.flatMap(({ name, examples }) => (held.has(name) ? [] : examples)));
  const text = `${JSON.stringify(packed)}\n`;
  writeFileSync(path.join(ROOT, "shared/perception/icons/model.json"), text);
  say(`${Math.round(text.length / 1000)} kB`);
  const network = unpackNetwork(packed);
  const rows = packages
    .filter(({ name }) => held.has(name))
    .map(({ name, examples, near }) => {
      const said = examples.map(({ grid, label }) => ({ label, said: nameOfShape(grid, network) }));
      const named = said.filter(({ label }) => label > 0);
      const right = named.filter((one) => one.said === PICTOGRAMS[one.label - 1]).length;
      const spoken = said.filter((one) => one.said !== undefined).length;
      const spokenNear = near.filter((grid) => nameOfShape(grid, network) !== undefined).length;
      return [
        name,
        named.length,
        right,
        spoken - right,
        examples.length - named.length,
        near.length,
        spokenNear,
      ];
    });
  const sums = rows.reduce<number[]>(
    (all, row) => row.slice(1).map((count, at) => (all[at] ?? 0) + Number(count)),
    [],
  );
  say("held back: ours, right, wrong, others, near ours, of these named");
  for (const row of [...rows, ["all", ...sums]]) say(row.join("  "));
}
