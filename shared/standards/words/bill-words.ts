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

/** The beginnings of the label of the row that sums up those above it before the rest is added. */
export const SUBTOTAL_LABELS: readonly string[] = [
  "subtotal",
  "sub total",
  "sous total",
  "zwischensumme",
  "подытог",
  "подитог",
];
