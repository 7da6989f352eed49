import {
  accountView,
  creditReviews,
  endPlan,
  findAccount,
  giveMoneyBack,
  noteRepaid,
} from "../server/billing/operator/account-view.ts";
import { PaymentsRefused } from "../server/billing/payments.ts";
import { openPool } from "../server/vendors/postgres.ts";
import { addressOfDatabase } from "./connect/address-of-database.ts";
import { openPayments } from "./connect/open-payments.ts";
import { runScript } from "./run/run-script.ts";

const USAGE = `npm run account -- EMAIL                           who, plan, reviews, payments, and what was written down
npm run account -- EMAIL credit N                  gives N reviews that never expire
npm run account -- EMAIL end                       ends the subscription now, without a refund
npm run account -- EMAIL refund INVOICE [AMOUNT]   gives back what was paid for an invoice: all of it, or up to AMOUNT
                                                   (such as 4.50) with what went back before. Twice is once.
npm run account -- EMAIL repaid REFUND             notes that a refund that did not arrive was paid by another way

Each act is written to the audit log.
`;

const ACTS = ["", "credit", "end", "refund", "repaid"];

/** Cents; null: it is no amount. */
const centsOf = (amount: string): number | null =>
  /^\d{1,6}([.,]\d{1,2})?$/.test(amount) ? Math.round(Number(amount.replace(",", ".")) * 100) : null;

/** An operator's view of one account, and what may be done about it. */
await runScript(async (env) => {
  const [email = "", act = "", what = "", amount = ""] = process.argv.slice(2);
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const isWrong =
    (act === "credit" && !/^[1-9]\d{0,4}$/.test(what)) ||
    (act === "repaid" && what === "") ||
    (act === "refund" && (what === "" || (amount !== "" && centsOf(amount) === null)));
  if (email === "" || !ACTS.includes(act) || isWrong) {
    if (email !== "") process.exitCode = 1;
    return say(USAGE);
  }
  const db = openPool({ url: await addressOfDatabase(env), log: () => {}, max: 1 });
  const payments = openPayments(env);
  const deps = { db, payments };
  try {
    const account = await findAccount(deps, email);
    if (!account) return say(`No account has confirmed the address ${email}.`);
    if (act === "credit") await creditReviews(deps, account, Number(what));
    if (act === "end") say((await endPlan(deps, account)) ? "ended" : "There is no plan to end.");
    if (act === "repaid") await noteRepaid(deps, account, what);
    if (act === "refund") {
      const given = await giveMoneyBack(deps, account, { number: what, upTo: centsOf(amount) });
      say(`${(given?.amount ?? 0) / 100} ${given?.currency ?? ""} given back now`);
    }
    say((await accountView(deps, account)).join("\n"));
  } catch (error) {
    if (!(error instanceof PaymentsRefused)) throw error;
    say(`Stripe refused: ${error.code}.`);
    process.exitCode = 1;
  } finally {
    await db.stop();
  }
});
