import type { ReviewOptions } from "../../../../shared/review/judge-frame.ts";
import type { KeptDismissal, Settings } from "../../../protocol/messages.ts";

/** What was chosen, and what was dismissed, as the engine takes it. */
export const reviewOptionsOf = (
  { language: _, ...settings }: Settings,
  dismissals: readonly KeptDismissal[],
): ReviewOptions => ({ ...settings, dismissals: dismissals.map(asDismissal) });

/** A dismissal without who made it, and when: that is nobody else's business. */
export const asDismissal = ({ by: _, at: __, title: ___, place: ____, ...dismissal }: KeptDismissal) =>
  dismissal;
