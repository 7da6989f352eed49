import { FEWEST_READ } from "../../rules/measured-rule.ts";
import { MEASURED_RULES } from "../../rules/measured-rules.computed.ts";

/** So many of its findings on real designs were read, and this share of them was right: the front page shows no other rule. */
const EARNED = { read: FEWEST_READ, share: 0.8 };

/** True when a rule has been right often enough to be shown on the front page. For what runs at build. */
export const earnedRule = (id: string): boolean =>
  MEASURED_RULES.some(
    (rule) => rule.id === id && rule.read >= EARNED.read && rule.right / rule.read >= EARNED.share,
  );
