import { useEffect, useMemo, useState } from "preact/hooks";
import { type Change, isColorChange } from "../../../../shared/mend/change.ts";
import type { Finding, FixOfFinding } from "../../../../shared/review/report.ts";
import { fromHex, isGreyish } from "../../../../shared/scene/color.ts";
import { usePanel } from "../use-panel.ts";
import type { FrameReview, PanelState } from "../panel-state.ts";
import type { FixAmongMany, FixPart, OfferedFix } from "./offered-fix.ts";
import { inIdleAfter } from "../reading/in-idle.ts";
import { proveFixes, type Proving } from "./prove-fixes.ts";
import { worstFirst } from "./listed-finding.ts";
import { useOrigins } from "./use-origins.ts";

interface Found {
  readonly frameId: string;
  readonly finding: Finding;
  readonly fix: FixOfFinding;
}

const isOfGrey = (change: Change): boolean => isColorChange(change) && isGreyish(fromHex(change.from));

/**
 * True when a fix stays within the layers of its finding, but for signs in the same grey beside its words, and leaves alone the
 * color that people know a product by.
 */
function isWithin({ layers, matter }: Finding, changes: readonly Change[]): boolean {
  const own = new Set(layers.map(({ id }) => id));
  return changes.every(
    (change) => (own.has(change.layer) || isOfGrey(change)) && !(matter === "main" && isColorChange(change)),
  );
}

function offer(found: Found, isThere: boolean): readonly FixAmongMany[] {
  const { fix, finding } = found;
  const { isOnly = false, isFirst = false } = fix.shared ?? {};
  if (isOnly && !isThere) return [];
  const isShared = isThere && (isOnly || isFirst);
  const changes = isShared && fix.shared ? fix.shared.changes : fix.changes;
  const isAlone = !isShared && fix.loses === undefined && isWithin(finding, changes);
  const isSafe = finding.certainty === "measured" && isAlone && !fix.showsBeyond && !fix.isOfHints;
  return [{ ...found, changes, isShared, isSafe }];
}

const wantedOf = ({ report }: FrameReview, { findingIds }: FixPart): readonly string[] => {
  const all = report.findings.filter(({ isDetail }) => !isDetail).map(({ id }) => id);
  return findingIds ? all.filter((id) => findingIds.includes(id)) : all;
};

/** Proves the fixes of findings on several screens, screen by screen: the first of each, the worst finding first. */
function* findFixes(
  parts: readonly FixPart[],
  reviews: PanelState["reviews"],
  proving: Proving,
): Generator<void, readonly Found[]> {
  const found: Found[] = [];
  for (const part of parts) {
    const { frameId } = part;
    const { [frameId]: review } = reviews;
    if (!review) continue;
    const ids = wantedOf(review, part);
    const fixes = yield* proveFixes(review, ids, proving);
    for (const finding of worstFirst(review.report.findings)) {
      const fix = ids.includes(finding.id) ? fixes.get(finding.id)?.fixes?.[0] : undefined;
      if (fix) found.push({ frameId, finding, fix });
    }
  }
  return found;
}

/** The fixes of findings on several screens; null while some are missing. */
function useFound(parts: readonly FixPart[] | null): readonly Found[] | null {
  const { state, engine, reviewStart } = usePanel();
  const { scene, reviews, rights } = state;
  const [found, setFound] = useState<readonly Found[] | null>(null);
  useEffect(() => {
    setFound(null);
    if (!parts || !engine || !reviewStart || !scene || rights !== "edit") return;
    const { options } = reviewStart;
    return inIdleAfter(0, () => findFixes(parts, reviews, { engine, scene, options }), setFound);
  }, [parts, engine, reviewStart, scene, reviews, rights]);
  return found;
}

/** Names a fix among those of all screens. */
export const keyOfFix = ({ frameId, finding }: Pick<Found, "frameId" | "finding">): string =>
  `${frameId} ${finding.id}`;

/** Beside others a color may become another one than alone, which its words then name. */
function retitled(one: FixAmongMany, joint: OfferedFix): OfferedFix {
  const title = one.changes.reduce((said, { to }, index) => {
    const made = joint.changes[index]?.to;
    return typeof to === "string" && typeof made === "string" && to !== made
      ? said.replaceAll(to, made)
      : said;
  }, one.fix.title);
  return { ...joint, fix: { ...joint.fix, title } };
}

/** The fixes as they are made together; null while that is tried on a copy of the screens. */
function useTogether(wanted: readonly FixAmongMany[] | null): readonly OfferedFix[] | null {
  const { state, engine, reviewStart } = usePanel();
  const { scene } = state;
  const [offers, setOffers] = useState<readonly OfferedFix[] | null>(null);
  useEffect(() => {
    setOffers(null);
    if (!wanted || !engine || !reviewStart || !scene) return;
    return inIdleAfter(
      0,
      () => engine.fixesTogether(scene, wanted, reviewStart.options),
      (joint) =>
        setOffers(
          joint.map((one, index) => ({
            ...retitled(wanted[index] ?? one, one),
            isSafe: one.isSafe && engine.isShade(one.changes),
          })),
        ),
    );
  }, [wanted, engine, reviewStart, scene]);
  return offers;
}

/**
 * The first fix of each finding, as it would be made among many: where its layers take the value from, if that is the first
 * way and the file owns it. The safe ones come first. Null while fixes are proven, and tried together.
 */
export function useManyFixes(parts: readonly FixPart[] | null): readonly OfferedFix[] | null {
  const found = useFound(parts);
  const isThere = useOrigins((found ?? []).map((one) => ({ findingId: keyOfFix(one), fix: one.fix })));
  const wanted = useMemo(() => {
    const known = found?.map((one) => isThere(keyOfFix(one), one.fix));
    if (!found || known?.includes(undefined)) return null;
    const offers = found.flatMap((one, index) => offer(one, known?.[index] ?? false));
    return [...offers.filter(({ isSafe }) => isSafe), ...offers.filter(({ isSafe }) => !isSafe)];
  }, [found, isThere]);
  return useTogether(wanted);
}
