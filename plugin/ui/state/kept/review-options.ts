import type { Dismissal } from "../../../../shared/review/dismissed/dismissal.ts";
import type { ReviewOptions } from "../../../../shared/review/judge-frame.ts";
import type { KeptDismissal } from "../../../protocol/messages.ts";
import type { SettingsInForce } from "./settings-in-force.ts";

/** A dismissal without who made it, and when: that is nobody else's business. */
export const asDismissal = ({ id, rule, scope, places, reason, words, role }: KeptDismissal): Dismissal => ({
  id,
  rule,
  scope,
  places,
  reason,
  ...(words !== undefined && { words }),
  ...(role && { role }),
});

/** The settings and the dismissals in the engine's terms. */
export function reviewOptionsOf(
  settings: SettingsInForce,
  dismissals: readonly KeptDismissal[],
): ReviewOptions {
  const { language: _, rules: __, ...judgedBy } = settings;
  return { ...judgedBy, dismissals: dismissals.map(asDismissal) };
}
