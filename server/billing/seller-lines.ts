import type { Env } from "../env.ts";

type Seller = Pick<Env, "SELLER_NAME" | "SELLER_ADDRESS" | "SELLER_SIREN" | "SELLER_VAT">;

/** The lines of an invoice that name the seller; empty where none is set up. */
export const sellerLines = ({ SELLER_NAME, SELLER_ADDRESS, SELLER_SIREN, SELLER_VAT }: Seller): string =>
  [
    [SELLER_NAME, SELLER_ADDRESS].filter(Boolean).join(", "),
    [SELLER_SIREN && `SIREN ${SELLER_SIREN}`, SELLER_VAT && `TVA / VAT ${SELLER_VAT}`]
      .filter(Boolean)
      .join(" · "),
  ]
    .filter(Boolean)
    .join("\n");
