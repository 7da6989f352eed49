import { StartFault } from "../server/start-fault.ts";
import { addressOfDatabase } from "./connect/address-of-database.ts";
import { backUpInto } from "./backup/backup-file.ts";
import { connected } from "./backup/connected.ts";
import { runScript } from "./run/run-script.ts";

/** Writes everything that the database holds into a file. The product may run meanwhile. */
await runScript(async (env) => {
  const [file] = process.argv.slice(2);
  if (!file) throw new StartFault("environment", "Say where to: npm run backup -- FILE");
  await connected(await addressOfDatabase(env), (client) => backUpInto(file, client));
  process.stdout.write(`Written to ${file}.\n`);
});
