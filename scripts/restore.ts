import { StartFault } from "../server/start-fault.ts";
import { addressOfDatabase } from "./connect/address-of-database.ts";
import { restoreFrom } from "./backup/backup-file.ts";
import { connected } from "./backup/connected.ts";
import { runScript } from "./run/run-script.ts";

/** Restores a backup into a database that the same version has made and nobody has used. */
await runScript(async (env) => {
  const [file] = process.argv.slice(2);
  if (!file) throw new StartFault("environment", "Say where from: npm run restore -- FILE");
  await connected(await addressOfDatabase(env), (client) => restoreFrom(file, client));
  process.stdout.write(`Restored from ${file}. Compare with Stripe now: npm run billing:check\n`);
});
