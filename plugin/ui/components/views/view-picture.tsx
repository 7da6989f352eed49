import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Box } from "../../../../shared/scene/scene.ts";
import {
  COLOR_BLIND_MATRICES,
  COLOR_BLINDNESSES,
  type ColorBlindness,
} from "../../../../shared/standards/color-blindness.ts";
import { usePanel } from "../../state/panel-context.ts";
import type { FrameView } from "../../state/views/view.ts";
import { Button } from "../basics/buttons/button.tsx";
import styles from "./views.module.css";

interface ViewPictureProps {
  readonly view: FrameView;
  /** Name of the screen. */
  readonly name: string;
  readonly box: Box;
  /** Undefined while the picture is on its way, null when there is none. */
  readonly url: string | null | undefined;
  /** Marks that lie on the picture. */
  readonly children: ComponentChildren;
}

/** Of its own for each: WebKit goes on showing what it filtered when only the matrix behind a name changes. */
const filterId = (kind: ColorBlindness): string => `as-seen-in-${kind}`;

/** Letters of an enlarged screen are at least as large as on the screen itself. */
const LEAST_ENLARGED_PX = 720;

const isColorBlindness = (view: FrameView): view is ColorBlindness =>
  COLOR_BLINDNESSES.some((kind) => kind === view);

/** The matrix holds for light, not for the numbers of a picture: the browser turns these into light, and back. */
const ColorFilter = ({ kind }: { readonly kind: ColorBlindness }) => (
  <svg class={styles.filter} aria-hidden="true">
    <filter
      id={filterId(kind)}
      color-interpolation-filters="linearRGB"
      x="0"
      y="0"
      width="100%"
      height="100%"
    >
      <feColorMatrix
        type="matrix"
        values={`${COLOR_BLIND_MATRICES[kind].map((row) => `${row.join(" ")} 0 0`).join(" ")} 0 0 0 1 0`}
      />
    </filter>
  </svg>
);

function filterOf(view: FrameView): string | undefined {
  if (view === "focus") return "blur(max(3px, 1cqw))";
  return isColorBlindness(view) ? `url(#${filterId(view)})` : undefined;
}

/** One picture of a screen, as wide as the panel or enlarged; what does not fit is scrolled to. */
export function ViewPicture({ view, name, box, url, children }: ViewPictureProps) {
  const { texts } = usePanel();
  const [isLarge, setLarge] = useState(false);
  const { drawing, missing, enlarge, fit, names, region, alt } = texts.views;
  if (!url) return <p class={styles.waiting}>{url === null ? missing : drawing}</p>;
  const width = isLarge ? `${Math.max(LEAST_ENLARGED_PX, box.width)}px` : "100%";
  // Blurred edges fade into the ground behind the picture: that is the screen again, and not the panel.
  const behind = view === "focus" ? { backgroundImage: `url("${url}")`, backgroundSize: "100% 100%" } : {};
  return (
    <>
      {isColorBlindness(view) && <ColorFilter kind={view} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keys, too */}
      <section class={styles.window} aria-label={region(name)} tabIndex={0}>
        <div class={`${styles.picture} ${isLarge ? "" : styles.fit}`} style={{ width, ...behind }}>
          <img src={url} alt={alt(name, names[view])} style={{ filter: filterOf(view) }} />
          {children}
        </div>
      </section>
      <div class={styles.zoom}>
        <Button onClick={() => setLarge(!isLarge)}>{isLarge ? fit : enlarge}</Button>
      </div>
    </>
  );
}
