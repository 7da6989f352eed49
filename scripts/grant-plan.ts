import { existsSync } from "node:fs";
import sql from "sql-template-tag";
import { readEnv } from "../server/env.ts";
import { openPool } from "../server/vendors/postgres.ts";
import { PLAN_NAMES, planId } from "../shared/plans.ts";
import { addressOfDatabase } from "./connect/address-of-database.ts";

const USAGE = `npm run grant-plan -- EMAIL ${[...PLAN_NAMES, "none"].join("|")}

Gives an account a plan for a year without a payment, or takes it away. For development: the product must run, and the
address must be confirmed.
`;

async function grant(email: string, plan: string): Promise<string> {
  const id = PLAN_NAMES.find((name) => name === plan);
  if (!id && plan !== "none") return USAGE;
  const db = openPool({ url: await addressOfDatabase(readEnv(process.env)), log: () => {}, max: 1 });
  try {
    const account = await db.row<{ id: string | null }>(sql`select app.user_with_email(${email}) as id`);
    if (!account?.id) return `No account has confirmed the address ${email}.\n`;
    await db.transaction(async (transaction) => {
      await transaction.rows(
        id
          ? sql`select app.set_plan(${account.id}, ${planId(id)}, now(), now() + interval '1 year')`
          : sql`select app.set_plan(${account.id}, null, null, null)`,
      );
      await transaction.rows(sql`
        insert into app.audit_log (actor_user_id, action, subject, details)
        values (null, 'plan_granted', ${account.id}, ${JSON.stringify({ to: plan })}::jsonb)`);
    });
    return `${email} has the plan: ${plan}.\n`;
  } finally {
    await db.stop();
  }
}

if (existsSync(".env")) process.loadEnvFile();
const [email = "", plan = ""] = process.argv.slice(2);
process.stdout.write(email ? await grant(email, plan) : USAGE);
