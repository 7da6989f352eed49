import { bare, quotesIn } from "../quotes.ts";
import type { HeldClaim } from "./claim.ts";

const TWICE = /\btwice\b|\bdeux fois\b/;
const THRICE = /\bthree times\b|\btrois fois\b/;

/** How often a screen has words, as texts of their own or within others. */
function timesOn({ parts }: HeldClaim["screen"], quote: string): number {
  const wanted = bare(quote);
  // Words told for a part and again for its holder count for the part.
  return parts
    .filter(({ role }) => role !== "panel")
    .reduce((times, { words }) => times + bare(words).split(wanted).length - 1, 0);
}

/** True when it says that words stand there twice or three times, and they do not. */
export function isSaidMoreOften({ sentences, written, screen }: HeldClaim): boolean {
  const said = sentences.some((one) => THRICE.test(one))
    ? 3
    : sentences.some((one) => TWICE.test(one))
      ? 2
      : 0;
  const [quote, ...others] = new Set(quotesIn(written).filter((one) => bare(one) !== ""));
  if (said === 0 || quote === undefined || others.length > 1 || screen.left > 0) return false;
  return timesOn(screen, quote) < said;
}
