import { list } from "../list.ts";

/** The beginnings of the label of the last row of a bill, as it is looked up. */
export const TOTAL_LABELS: readonly string[] = [
  "total",
  "grand total",
  "order total",
  "amount due",
  "total due",
  "to pay",
  "you pay",
  "montant total",
  "total ttc",
  "total a payer",
  "net a payer",
  "a payer",
  "gesamt",
  "gesamtsumme",
  "summe",
  "итого",
  "всего",
  "к оплате",
];

/** Labels of what has to be paid now: “Total saved” and “Total balance” are none. */
export const PLAIN_TOTALS: ReadonlySet<string> = list(
  "total, grand total, order total, total price, total amount, total cost, total to pay, total due, amount due, to pay",
  "you pay, montant total, prix total, total ttc, total a payer, total a regler, net a payer, a payer",
);

/** The beginnings of the label of the row that sums up those above it before the rest is added. */
export const SUBTOTAL_LABELS: readonly string[] = [
  "subtotal",
  "sub total",
  "sous total",
  "zwischensumme",
  "подытог",
  "подитог",
];

/** Words of rows that are taken off, or that say something about the sum without being part of it. */
export const UNSURE_ROW_WORDS: ReadonlySet<string> = list(
  "discount, promo, coupon, code, voucher, credit, bonus, bonuses, points, savings, saved, save, you save, cashback, gift",
  "rebate, refund, including, incl, included, vat, tax, taxes, balance, paid, deposit, due, remaining, monthly, month",
  "reduction, remise, avoir, bon, fidelite, economie, economies, dont, tva, incluse, inclus, comprise, acompte, paye",
  "reste, rabatt, gutschein, mwst, inkl, скидка, скидки, бонусы, бонусов, баллы, промокод, списано, начислено, кешбэк",
  "кэшбэк, ндс, предоплата",
);
