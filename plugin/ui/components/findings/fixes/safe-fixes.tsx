import { useMemo } from "preact/hooks";
import { useManyFixes } from "../../../state/findings/use-many-fixes.ts";
import type { FixPart, OfferedFix } from "../../../state/findings/offered-fix.ts";
import { reviewsOf } from "../../../state/panel-state.ts";
import { usePanel } from "../../../state/use-panel.ts";
import { Button } from "../../basics/buttons.tsx";
import { Icon } from "../../basics/icons.tsx";
import styles from "./safe-fixes.module.css";

interface WayProps {
  readonly offers: readonly OfferedFix[] | null;
  readonly parts: readonly FixPart[];
  /** How many findings there are, with a fix or without. */
  readonly count: number;
  readonly isPrimary?: boolean | undefined;
}

/** Leads to the fixes of some findings, and says how many of these have one; nothing while that is not known. */
function Way({ offers, parts, count, isPrimary = false }: WayProps) {
  const { commands, texts } = usePanel();
  if (!offers || offers.length === 0) return null;
  return (
    <>
      <Button isPrimary={isPrimary} onClick={() => commands.showFixes(parts)}>
        <span class={styles.way}>
          <Icon name="wand" />
          {texts.fixes.see(offers.length, count)}
        </span>
      </Button>
      <p class={styles.safely}>{texts.fixes.first}</p>
    </>
  );
}

/** The fixes of one cause, on all its screens. */
export const ManyFixes = ({ parts }: { readonly parts: readonly FixPart[] }) => (
  <Way
    offers={useManyFixes(parts)}
    parts={parts}
    count={parts.reduce((sum, { findingIds = [] }) => sum + findingIds.length, 0)}
  />
);

/** The fixes of all findings on a screen, or on all of them. */
export function SafeFixes({
  frameId,
  isPrimary,
}: Pick<WayProps, "isPrimary"> & { readonly frameId?: string }) {
  const { offers: all, state } = usePanel();
  const offers = useMemo(
    () => (all ?? []).filter((offer) => frameId === undefined || offer.frameId === frameId),
    [all, frameId],
  );
  const parts = [...new Set(offers.map((offer) => offer.frameId))].map((id) => ({ frameId: id }));
  const found = reviewsOf(state)
    .map(({ report }) => report)
    .filter(({ id }) => frameId === undefined || id === frameId)
    .flatMap(({ findings }) => findings.filter(({ isDetail }) => !isDetail));
  return <Way offers={offers} parts={parts} count={found.length} isPrimary={isPrimary} />;
}
