import { useMemo } from "preact/hooks";
import type { FixPart } from "../../../state/findings/fix-part.ts";
import { useManyFixes } from "../../../state/findings/use-many-fixes.ts";
import { usePanel } from "../../../state/panel-context.ts";
import { isReviewed, reviewsOf } from "../../../state/panel-state.ts";
import { Button } from "../../basics/buttons/button.tsx";
import styles from "./safe-fixes.module.css";

/** Each proof of a fix is a review: of more screens fixes are looked for cause by cause, when somebody opens one. */
const MOST_SCREENS = 4;

/** Leads to the fixes of some findings, and says how many of them are safe; nothing while that is not known. */
export function ManyFixes({ parts }: { readonly parts: readonly FixPart[] | null }) {
  const { commands, texts } = usePanel();
  const offers = useManyFixes(parts);
  if (!offers || offers.length === 0) return null;
  const safe = offers.filter(({ isSafe }) => isSafe).length;
  return (
    <div class={styles.way}>
      <Button onClick={() => commands.showFixes(parts)}>
        {safe > 0 ? texts.fixes.safe(safe) : texts.fixes.others(offers.length)}
      </Button>
    </div>
  );
}

/** The fixes of all findings on a screen, or on all of them. */
export function SafeFixes({ frameId }: { readonly frameId?: string }) {
  const { state } = usePanel();
  const ids = reviewsOf(state).map(({ report }) => report.id);
  const wanted = frameId === undefined ? ids : [frameId];
  const isDue = isReviewed(state) && wanted.length <= MOST_SCREENS;
  const key = isDue ? wanted.join(" ") : null;
  const parts = useMemo(() => key?.split(" ").map((id) => ({ frameId: id })) ?? null, [key]);
  return <ManyFixes parts={parts} />;
}
