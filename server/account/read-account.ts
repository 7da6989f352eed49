import sql from "sql-template-tag";
import type { Account } from "../../shared/api/endpoints/account.ts";
import type { Db } from "../vendors/postgres.ts";

/** The account of a person; undefined when it is gone. */
export const readAccount = (db: Db, userId: string): Promise<Account | undefined> =>
  db.row<Account>(sql`
    select user_id as "userId", coalesce(app.email_of(user_id), '') as email, name, company,
      vat_number as "vatNumber", address_line1 as "addressLine1", address_line2 as "addressLine2",
      zip_code as "zipCode", city, country, plan_id as "planId",
      plan_interval as "planInterval", next_plan_id as "nextPlanId", next_plan_interval as "nextPlanInterval",
      next_start_at as "nextStartAt", stripe_customer_id as "stripeCustomerId", stripe_sub_id as "stripeSubId",
      stripe_last_invoice_url as "stripeLastInvoiceUrl", stripe_billing_portal_url as "stripeBillingPortalUrl",
      stripe_cancel_at as "stripeCancelAt", stripe_cancelled as "stripeCancelled", figma_id as "figmaId",
      figma_account_linked as "figmaAccountLinked", team_id as "teamId", language, newsletter_opt_in as "newsletterOptIn",
      created_at as "createdAt"
    from public.accounts where user_id = ${userId}`);
