import { useMemo } from "preact/hooks";
import { useManyFixes } from "../../../state/findings/use-many-fixes.ts";
import type { FixPart, OfferedFix } from "../../../state/findings/offered-fix.ts";
import { usePanel } from "../../../state/use-panel.ts";
import { Button } from "../../basics/buttons.tsx";
import { Icon } from "../../basics/icons.tsx";
import styles from "./safe-fixes.module.css";

interface WayProps {
  readonly offers: readonly OfferedFix[] | null;
  readonly parts: readonly FixPart[];
  readonly isPrimary?: boolean | undefined;
}

/** Leads to the fixes of some findings, and says how many of them are safe; nothing while that is not known. */
function Way({ offers, parts, isPrimary = false }: WayProps) {
  const { commands, texts } = usePanel();
  if (!offers || offers.length === 0) return null;
  const safe = offers.filter(({ isSafe }) => isSafe).length;
  return (
    <>
      <Button isPrimary={isPrimary} onClick={() => commands.showFixes(parts)}>
        <span class={styles.way}>
          <Icon name="wand" />
          {texts.fixes.see(offers.length)}
        </span>
      </Button>
      <p class={styles.safely}>
        {safe > 0 && `${texts.fixes.safe(safe)} `}
        {texts.fixes.oneStep}
      </p>
    </>
  );
}

/** The fixes of one cause, on all its screens. */
export const ManyFixes = ({ parts }: { readonly parts: readonly FixPart[] }) => (
  <Way offers={useManyFixes(parts)} parts={parts} />
);

/** The fixes of all findings on a screen, or on all of them. */
export function SafeFixes({
  frameId,
  isPrimary,
}: Pick<WayProps, "isPrimary"> & { readonly frameId?: string }) {
  const { offers: all } = usePanel();
  const offers = useMemo(
    () => (all ?? []).filter((offer) => frameId === undefined || offer.frameId === frameId),
    [all, frameId],
  );
  const parts = [...new Set(offers.map((offer) => offer.frameId))].map((id) => ({ frameId: id }));
  return <Way offers={offers} parts={parts} isPrimary={isPrimary} />;
}
