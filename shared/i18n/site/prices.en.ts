import type { PutIn } from "../texts-like.ts";

/** Prices, and how often they are paid. */
export const PRICES_EN = {
  per: { month: "/ month", year: "/ year" },
  each: {
    month: ({ price }: PutIn<"price">) => `${price} a month`,
    year: ({ price }: PutIn<"price">) => `${price} a year`,
  },
  interval: {
    label: "How often you pay",
    month: "Monthly",
    year: "Yearly",
    free: "Pay yearly and get two months free.",
    ofMonth: ({ price }: PutIn<"price">) => `${price} a month,`,
    saved: ({ saved }: PutIn<"saved">) => `${saved} saved`,
    instead: ({ price }: PutIn<"price">) => `or ${price} a year`,
  },
};
