import type Stripe from "stripe";
import { ACCOUNT } from "../account.ts";
import { formatDay, formatMoney } from "../amounts/money.ts";
import type { Speech } from "./layout.ts";
import { makePdf } from "./pdf.ts";

const LEFT = 56;

/** A credit note on paper. */
export const creditNotePdf = (note: Stripe.CreditNote, { t, language }: Speech): Uint8Array<ArrayBuffer> =>
  makePdf([
    { x: LEFT, y: 60, text: t.banner, size: 9 },
    { x: LEFT, y: 96, text: `${t.creditNote} ${note.number}`, size: 20, isBold: true },
    { x: LEFT, y: 120, text: formatDay(note.created, language) },
    { x: LEFT, y: 156, text: `${t.from}: ${ACCOUNT.name}` },
    { x: LEFT, y: 200, text: t.paidBack },
    { x: 460, y: 200, text: formatMoney(note.total, note.currency, language), isBold: true },
  ]);
