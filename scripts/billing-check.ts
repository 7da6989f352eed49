import { compareAccounts, type Difference } from "../server/billing/compare-accounts.ts";
import { openPool } from "../server/vendors/postgres.ts";
import { addressOfDatabase } from "./address-of-database.ts";
import { openPayments } from "./open-payments.ts";
import { runScript } from "./run-script.ts";

const lineOf = ({ userId, customerId, field, here, there }: Difference): string =>
  `${userId} ${customerId} ${field}: ${String(here)} here, ${String(there)} at Stripe\n`;

/** Compares every account with Stripe and prints where they disagree; exit code 1 then. It changes nothing. */
await runScript(async (env) => {
  const db = openPool({ url: await addressOfDatabase(env), log: () => {}, max: 1 });
  const { payments, stop } = await openPayments(env);
  try {
    const { accounts, differences } = await compareAccounts({ db, payments });
    process.stdout.write(differences.map(lineOf).join(""));
    process.stdout.write(`${accounts} accounts compared, ${differences.length} differences.\n`);
    if (differences.length > 0) process.exitCode = 1;
  } finally {
    await Promise.all([db.stop(), stop()]);
  }
});
