import { useEffect, useState } from "preact/hooks";
import type { Change } from "../../../../../shared/mend/change.ts";
import type {
  LookPreview,
  PlacePreview,
  Preview,
} from "../../../../../shared/review/fixes/preview/preview-of.ts";
import type { Box, SceneNode } from "../../../../../shared/scene/scene.ts";
import type { OfferedFix } from "../../../state/findings/offered-fix.ts";
import type { ShownFinding } from "../../../state/findings/shown-finding.ts";
import { inIdle } from "../../../state/reading/in-idle.ts";
import { useKept } from "../../../state/use-kept.ts";
import { usePanel } from "../../../state/use-panel.ts";
import { Icon } from "../../basics/icons.tsx";
import styles from "./preview-pair.module.css";

interface Seen {
  readonly findingId: string;
  readonly preview: Preview | undefined;
}

/**
 * The look of changes to a layer of a finding, made when nothing else is to be done: a screen may be large, and its fixes
 * many. Undefined until then, and where its screen is not at hand, or nothing of it shows.
 */
export function usePreview(
  node: SceneNode | undefined,
  finding: Pick<ShownFinding, "id" | "layers" | "evidence">,
  changes: readonly Change[],
): Preview | undefined {
  const { engine, language } = usePanel();
  const wanted = useKept(changes);
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    if (!node || !engine) return setSeen(null);
    return inIdle(() =>
      setSeen({ findingId: finding.id, preview: engine.previewOf(node, finding, wanted, language) }),
    );
  }, [engine, node, finding, wanted, language]);
  return seen?.findingId === finding.id ? seen.preview : undefined;
}

/** Larger letters and boxes are drawn smaller, those before and those after in proportion. */
const MOST_PX = { letters: 24, width: 96, height: 48, places: 120 };

const shareOf = (most: number, ...sizes: readonly number[]): number => Math.min(1, most / Math.max(...sizes));

interface SideProps extends Pick<LookPreview, "kind" | "areWordsChanged"> {
  readonly side: LookPreview["before"];
  readonly other: LookPreview["before"];
  readonly isAfter: boolean;
}

/** The words as they are set, or a layer without words by its colours and its size. */
function Subject({ kind, side, other, areWordsChanged, isAfter }: SideProps) {
  const { words, ink, size } = side;
  if (kind !== "letters") {
    const share = Math.min(
      shareOf(MOST_PX.width, size.width, other.size.width),
      shareOf(MOST_PX.height, size.height, other.size.height),
    );
    const box = { width: size.width * share, height: size.height * share };
    return <span class={styles[kind]} style={{ color: ink, ...(kind === "box" && box) }} />;
  }
  const [before, stretch, after] = words;
  const { fontFamily, sizePx, weight } = side.font;
  const fontSize = sizePx * shareOf(MOST_PX.letters, sizePx, other.font.sizePx);
  return (
    <span
      class={areWordsChanged ? styles.wording : styles.letters}
      style={{ color: ink, fontFamily: `"${fontFamily}", Inter, sans-serif`, fontSize, fontWeight: weight }}
    >
      {before}
      <span class={areWordsChanged ? styles[isAfter ? "instead" : "struck"] : ""}>{stretch || "Aa"}</span>
      {after}
    </span>
  );
}

/** A step of a few px is seen where it is drawn larger. */
const MOST_TIMES = 3;

/** The outlines of boxes where they lie. */
function Places({
  around: { x, y, width, height },
  boxes,
}: Pick<PlacePreview, "around"> & { readonly boxes: readonly Box[] }) {
  const share = Math.min(MOST_TIMES, MOST_PX.places / Math.max(width, height));
  return (
    <span class={`${styles.ground} ${styles.places}`}>
      <svg width={width * share} height={height * share} viewBox={`${x} ${y} ${width} ${height}`}>
        {boxes.map((box, index) => (
          <rect key={index} {...box} vector-effect="non-scaling-stroke" />
        ))}
      </svg>
    </span>
  );
}

/** The design before a fix, or after it. */
function Side({ preview, isAfter }: { readonly preview: Preview; readonly isAfter: boolean }) {
  const [shown, other] = isAfter ? (["after", "before"] as const) : (["before", "after"] as const);
  if (preview.kind === "place") return <Places around={preview.around} boxes={preview[shown]} />;
  const { ground, figure } = preview[shown];
  const background = ground.length > 1 ? `linear-gradient(90deg, ${ground.join(", ")})` : ground[0];
  return (
    <span class={styles.side}>
      <span class={styles.ground} style={{ background }}>
        <Subject {...preview} side={preview[shown]} other={preview[other]} isAfter={isAfter} />
      </span>
      {figure !== null && <span class={styles.figure}>{figure}</span>}
    </span>
  );
}

/** A fix as people see it before and after. The title and the effect of the fix say the same in words. */
export const PreviewPair = ({ preview }: { readonly preview: Preview }) => (
  <span class={styles.pair} aria-hidden="true" data-shows="designs">
    <Side preview={preview} isAfter={false} />
    <span class={styles.arrow}>
      <Icon name="right" />
    </span>
    <Side preview={preview} isAfter />
  </span>
);

/** One of many fixes as people see it; nothing until that is known. */
export function OfferPreview({ offer: { finding, frameId, changes } }: { readonly offer: OfferedFix }) {
  const node = usePanel().state.scene?.frames.find(({ id }) => id === frameId);
  const preview = usePreview(node, finding, changes);
  return preview ? <PreviewPair preview={preview} /> : null;
}
