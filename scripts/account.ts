import { accountView, creditReviews, endPlan, findAccount } from "../server/billing/account-view.ts";
import { openPool } from "../server/vendors/postgres.ts";
import { addressOfDatabase } from "./address-of-database.ts";
import { openPayments } from "./open-payments.ts";
import { runScript } from "./run-script.ts";

const USAGE = `npm run account -- EMAIL            who, plan, reviews, payments, and what was written down
npm run account -- EMAIL credit N   gives N reviews that never expire
npm run account -- EMAIL end        ends the subscription now, without a refund

Refunds are made in the dashboard of Stripe: the product follows them. Each act is written to the audit log.
`;

/** An operator's view of one account, and what may be done about it. */
await runScript(async (env) => {
  const [email = "", act = "", count = ""] = process.argv.slice(2);
  if (email === "" || !["", "credit", "end"].includes(act)) return void process.stdout.write(USAGE);
  const db = openPool({ url: await addressOfDatabase(env), log: () => {}, max: 1 });
  const { payments, stop } = await openPayments(env);
  const deps = { db, payments };
  try {
    const account = await findAccount(deps, email);
    if (!account) return void process.stdout.write(`No account has confirmed the address ${email}.\n`);
    if (act === "credit" && Number(count) > 0) await creditReviews(deps, account, Math.floor(Number(count)));
    if (act === "end") await endPlan(deps, account);
    process.stdout.write((await accountView(deps, account)).map((line) => `${line}\n`).join(""));
  } finally {
    await Promise.all([db.stop(), stop()]);
  }
});
