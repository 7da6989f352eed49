import type { Fields } from "../../shared/api/check-fields.ts";
import { formAnswer, type FormAnswer, type FormId } from "../../shared/api/forms.ts";
import { siteConfig } from "../session/site-config.ts";

/** A fault of one field, as the form service tells it. */
export interface Refusal {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

export type FormOutcome =
  | { readonly kind: "sent"; readonly isUnrewarded: boolean }
  | { readonly kind: "refused"; readonly refusals: readonly Refusal[] }
  | { readonly kind: "failed"; readonly reason: "away" | "tooOften" | "unexpected" };

const refusalsIn = ({ errors = [] }: FormAnswer): readonly Refusal[] =>
  errors.flatMap(({ field, code, message }) => (field === undefined ? [] : [{ field, code, message }]));

function outcomeOf(response: Response, answer: FormAnswer | null): FormOutcome {
  if (response.status === 429) return { kind: "failed", reason: "tooOften" };
  if (response.status >= 500) return { kind: "failed", reason: "away" };
  if (!answer) return { kind: "failed", reason: "unexpected" };
  const refusals = refusalsIn(answer);
  if (refusals.length > 0) return { kind: "refused", refusals };
  const isSent = response.ok && answer.error === undefined && answer.errors === undefined;
  return isSent
    ? { kind: "sent", isUnrewarded: answer.unrewarded === true }
    : { kind: "failed", reason: "unexpected" };
}

/** Sends a form to the form service, in Formspree's protocol. Never throws. */
export async function sendForm(id: FormId, fields: Fields): Promise<FormOutcome> {
  try {
    const { forms } = await siteConfig();
    const response = await fetch(forms[id], {
      method: "POST",
      headers: { Accept: "application/json", "Content-Type": "application/json" },
      body: JSON.stringify(fields),
    });
    const { success, data } = formAnswer.safeParse(await response.json().catch(() => null));
    return outcomeOf(response, success ? data : null);
  } catch {
    return { kind: "failed", reason: "away" };
  }
}
