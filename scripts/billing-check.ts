import { compareAccounts, type AccountDifference } from "../server/billing/operator/compare-accounts.ts";
import { openPool } from "../server/vendors/postgres.ts";
import { addressOfDatabase } from "./connect/address-of-database.ts";
import { openPayments } from "./connect/open-payments.ts";
import { runScript } from "./run/run-script.ts";

const lineOf = ({ userId, customerId, field, here, there }: AccountDifference): string =>
  `${userId} ${customerId} ${field}: ${String(here)} here, ${String(there)} at Stripe\n`;

const disputeOf = ({ userId, customerId, there }: AccountDifference): string =>
  `${userId} ${customerId} ${String(there)}: a bank disputes a payment. Answer it in the dashboard of Stripe.\n`;

/** Compares every account with Stripe and prints where they disagree, and what banks dispute; exit code 1 then. It changes nothing. */
await runScript(async (env) => {
  const db = openPool({ url: await addressOfDatabase(env), log: () => {}, max: 1 });
  const payments = openPayments(env);
  try {
    const { accounts, differences, disputes } = await compareAccounts({ db, payments });
    process.stdout.write(differences.map(lineOf).join(""));
    process.stdout.write(disputes.map(disputeOf).join(""));
    process.stdout.write(
      `${accounts} accounts compared, ${differences.length} differences, ${disputes.length} disputes.\n`,
    );
    if (differences.length + disputes.length > 0) process.exitCode = 1;
  } finally {
    await db.stop();
  }
});
