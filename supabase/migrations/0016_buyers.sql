-- What a buyer typed at the checkout: company, VAT number and address, as the invoices say them. It comes with a reading
-- of Stripe, and only the latest reading may write it.
create function app.keep_buyer(p_customer_id text, p_ticket bigint, p_buyer jsonb)
returns void language sql security definer set search_path = '' as $$
  update public.accounts set
    company = left(p_buyer ->> 'company', 200),
    vat_number = left(p_buyer ->> 'vatNumber', 50),
    address_line1 = left(p_buyer ->> 'addressLine1', 200),
    address_line2 = left(p_buyer ->> 'addressLine2', 200),
    zip_code = left(p_buyer ->> 'zipCode', 20),
    city = left(p_buyer ->> 'city', 200),
    country = left(p_buyer ->> 'country', 100)
  where stripe_customer_id = p_customer_id
    and exists (select from app.stripe_syncs where customer_id = p_customer_id and ticket = p_ticket)
$$;
revoke execute on function app.keep_buyer(text, bigint, jsonb) from public, anon, authenticated;
grant execute on function app.keep_buyer(text, bigint, jsonb) to service_role;
