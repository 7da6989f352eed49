import { useMemo } from "preact/hooks";
import { useManyFixes } from "../../../state/findings/use-many-fixes.ts";
import {
  type FixPart,
  type OfferedFix,
  tickedAtFirst,
  together,
  withSeen,
} from "../../../state/findings/offered-fix.ts";
import { bySeverity } from "../../../../../shared/review/rule.ts";
import { reviewsOf } from "../../../state/panel-state.ts";
import { usePanel } from "../../../state/use-panel.ts";
import { Button } from "../../basics/buttons.tsx";
import { Icon } from "../../basics/icons.tsx";
import { OfferPreview } from "./preview-pair.tsx";
import styles from "./safe-fixes.module.css";

interface WayProps {
  readonly offers: readonly OfferedFix[] | null;
  readonly parts: readonly FixPart[];
  readonly isPrimary?: boolean | undefined;
  /** The fixes are proven anew, so their number may be another soon. */
  readonly isStale?: boolean;
  /** The fix that shows what all of them are like. */
  readonly example?: OfferedFix | undefined;
}

/** Leads to the fixes of some findings, and says how many of these are ticked there; nothing while that is not known. */
function Way({ offers, parts, isPrimary = false, isStale = false, example }: WayProps) {
  const { commands, texts } = usePanel();
  if (!offers || together(offers).length === 0) return null;
  const ticked = tickedAtFirst(offers, parts).size;
  return (
    <>
      <Button isPrimary={isPrimary} onClick={() => commands.showFixes(parts)}>
        <span class={styles.way}>
          <Icon name="wand" />
          {isStale ? texts.fixes.reviewStill : texts.fixes.review(offers.length)}
        </span>
      </Button>
      {example && (
        <div class={styles.example}>
          <OfferPreview offer={example} />
        </div>
      )}
      <p class={styles.below}>
        {!isStale &&
          ticked > 0 &&
          ticked < offers.length &&
          texts.fixes.ticked(ticked, offers.length - ticked)}{" "}
        {texts.fixes.first}
      </p>
    </>
  );
}

/** The fixes of one cause, on all its screens: one is shown. */
export function ManyFixes({ parts }: { readonly parts: readonly FixPart[] }) {
  const offers = useManyFixes(parts);
  const [example] = offers ?? [];
  const from = example ? withSeen(parts, example.frameId, example.finding.id) : parts;
  return <Way offers={offers} parts={from} example={example} />;
}

/** The fixes of all findings on a screen, or on all of them; in a list, a single one stands with its finding. */
export function SafeFixes({
  frameId,
  isPrimary,
}: Pick<WayProps, "isPrimary"> & { readonly frameId?: string | null }) {
  const { offers: all, state } = usePanel();
  const offers = useMemo(
    () => (all ?? []).filter((offer) => !frameId || offer.frameId === frameId),
    [all, frameId],
  );
  if (!isPrimary && together(offers).length < 2) return null;
  const parts = [...new Set(offers.map((offer) => offer.frameId))].map((id) => ({ frameId: id }));
  const known = new Set(reviewsOf(state).flatMap(({ report }) => report.findings));
  const isStale = offers.some(({ finding }) => !known.has(finding));
  // Among the findings, each that is open shows its own.
  const [example] = isPrimary ? offers.toSorted((a, b) => bySeverity(a.finding, b.finding)) : [];
  return <Way {...{ offers, parts, isPrimary, isStale, example }} />;
}
