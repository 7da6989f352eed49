import type { ReplyPoint } from "../../../shared/api/review-shapes.ts";
import type { Language } from "../../../shared/i18n/language.ts";
import { fixesOf } from "../judge/fixes-of.ts";
import { measureClaim } from "../judge/measure-claim.ts";
import { cleaned } from "../judge/sieve.ts";
import { hasMarkup } from "../judge/words/has-markup.ts";
import { isInLanguage } from "../judge/words/is-in-language.ts";
import { readItems, rightOnes } from "../read-items.ts";
import { partsOf, type SeenScreen } from "../screen/seen-screen.ts";
import { MOST_POINTS, MOST_SAID, claimedPoint, type ClaimedPoint } from "./reply-shape.ts";

const MOST_LAYERS = 6;
const SHORTEST = 4;

interface PointGrounds {
  readonly screen: SeenScreen;
  readonly language: Language;
}

interface Listener {
  readonly onPoint: (point: ReplyPoint) => void;
  readonly onDropped: (dropped: { readonly reason: string; readonly candidate: unknown }) => void;
}

/** A point as people get it, or why they do not: its form, or what it claims measures false. */
function checkPoint(
  { says, ...claim }: ClaimedPoint,
  { screen, language }: PointGrounds,
): ReplyPoint | string {
  const text = cleaned(says);
  if (text.length < SHORTEST || text.length > 2 * MOST_SAID) return "too-short-or-long";
  if (hasMarkup(text)) return "markup";
  if (!isInLanguage(text, language, screen.texts)) return "other-language";
  const measured = measureClaim(claim, screen);
  if (measured.is === "false") return "measured-false";
  const refs = partsOf(claim.layers, screen).map(({ ref }) => ref);
  const fixes = fixesOf(claim, screen, language);
  return {
    text,
    layers: [...new Map(refs.map((ref) => [ref.id, ref])).values()].slice(0, MOST_LAYERS),
    ...(measured.is === "true" && {
      measured: {
        relation: claim.relation,
        evidence: measured.evidence,
        ...(measured.basis !== undefined && { basis: measured.basis }),
      },
    }),
    ...(fixes.length > 0 && { fixes: [...fixes] }),
  };
}

/** Reads the points of a reply as they come, and tells each that holds. */
export function takePoints(grounds: PointGrounds, { onPoint, onDropped }: Listener) {
  const reader = readItems("points");
  let told = 0;
  return {
    hasList: reader.hasList,
    take: (piece: string): void => {
      const { right, wrong } = rightOnes(reader.take(piece), claimedPoint);
      for (const candidate of wrong) onDropped({ reason: "other-shape", candidate });
      for (const candidate of right) {
        const checked = told < MOST_POINTS ? checkPoint(candidate, grounds) : "beyond-the-most";
        if (typeof checked === "string") onDropped({ reason: checked, candidate });
        else {
          told += 1;
          onPoint(checked);
        }
      }
    },
  };
}
