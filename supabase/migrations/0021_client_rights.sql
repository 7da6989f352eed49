-- Clients have rights on columns that are named, and on no table as a whole: so a right on a whole table is a fault,
-- whoever gave it. The embedded Supabase gave them all, on every table, each time it started; what it gave is taken
-- back here, and what clients may do is said once more, whole.
revoke all on all tables in schema public from public, anon, authenticated;
revoke all on all sequences in schema public from public, anon, authenticated;
revoke execute on all functions in schema public from public, anon, authenticated;

-- The API's role reads and writes rows, and needs no more.
revoke truncate, references, trigger on all tables in schema public from service_role;

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

grant select (
  user_id, name, company, vat_number, address_line1, address_line2, zip_code, city, country, newsletter_opt_in,
  signup_source, terms_accepted_at, figma_id, figma_account_linked, team_id, plan_id, next_plan_id, next_start_at,
  stripe_customer_id, stripe_sub_id, stripe_last_invoice_url, stripe_billing_portal_url, stripe_cancel_at,
  stripe_cancelled, created_at
) on public.accounts to authenticated;
grant update (name, company, vat_number, address_line1, address_line2, zip_code, city, country, newsletter_opt_in)
  on public.accounts to authenticated;

grant select (id, user_id, figma_id, figma_name, created_at, last_used_at, revoked_at)
  on public.installations to authenticated;

grant select (
  id, user_id, installation_id, title, language, aspects, purpose, engine, report, second_opinion, second_findings,
  frame_count, severity_counts, is_charged, created_at
) on public.reviews to authenticated;

grant select (id, review_id, user_id, created_at, expires_at, revoked_at) on public.shared_links to authenticated;
