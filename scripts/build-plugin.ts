import path from "node:path";
import { buildPlugin } from "./publish/build-plugin.ts";
import { readArguments } from "./publish/read-arguments.ts";
import { ROOT } from "./run/run-tool.ts";

const FOLDER = "build/plugin";

const USAGE = `npm run build:plugin -- --site https://… [--id NUMBER]

Builds the plugin that asks this site into ${FOLDER}/; its id is the one that Figma gave it. docs/publishing.md says
what comes next.
`;

const publication = readArguments(process.argv.slice(2));
if (typeof publication === "string") {
  process.stderr.write(`${publication}\n\n${USAGE}`);
  process.exitCode = 2;
} else {
  await buildPlugin(publication, path.join(ROOT, FOLDER));
  process.stdout.write(`${FOLDER}/manifest.json asks ${publication.siteUrl}\n`);
  if (publication.id === null)
    process.stderr.write(
      "It has no id yet: Figma gives one at the first publication, and then --id is needed.\n",
    );
}
