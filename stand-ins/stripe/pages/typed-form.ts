import type { Context } from "hono";
import type { Decline } from "../cards.ts";
import type { Typed } from "./fields.ts";
import type { PageTexts } from "./texts.ts";

const LONGEST = 500;

/** The fields of a form as they were typed, trimmed. */
export async function typedForm(context: Context): Promise<Typed> {
  const typed = new URLSearchParams(await context.req.text());
  return Object.fromEntries([...typed].map(([name, value]) => [name, value.trim().slice(0, LONGEST)]));
}

/** A form of another site is not taken. */
export const isOwnForm = (context: Context): boolean => {
  const origin = context.req.header("Origin");
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === hostOf(context));
};

const hostOf = (context: Context): string => context.req.header("Host") ?? new URL(context.req.url).host;

const REASONS = ["insufficient_funds", "expired_card", "incorrect_cvc", "processing_error"] as const;

/** A decline in the words of the page. */
export function declineText({ code, decline_code }: Decline, t: PageTexts): string {
  const reason = REASONS.find((known) => known === decline_code || known === code);
  return reason ? t[reason] : t.declined;
}
