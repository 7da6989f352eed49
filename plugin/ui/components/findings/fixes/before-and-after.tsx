import { useEffect, useRef } from "preact/hooks";
import type { Change } from "../../../../../shared/mend/change.ts";
import type { SceneNode } from "../../../../../shared/scene/scene.ts";
import { usePanel } from "../../../state/panel-context.ts";
import { useChangedPicture } from "../../../state/views/use-changed-picture.ts";
import styles from "./before-and-after.module.css";

function Picture({ pixels, says }: { readonly pixels: ImageData; readonly says: string }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => ref.current?.getContext("2d")?.putImageData(pixels, 0, 0), [pixels]);
  return (
    <figure class={styles.picture}>
      <figcaption>{says}</figcaption>
      <canvas ref={ref} width={pixels.width} height={pixels.height} />
    </figure>
  );
}

interface BeforeAndAfterProps {
  readonly node: SceneNode;
  readonly changes: readonly Change[];
}

/** So much of a screen stays in view above what changes first. */
const ABOVE_PX = 60;

/** A screen as it is and as it would look, as far as its colours change: at first there where it changes. */
export function BeforeAndAfter({ node, changes }: BeforeAndAfterProps) {
  const { texts } = usePanel();
  const pictures = useChangedPicture(node, changes);
  const ref = useRef<HTMLElement>(null);
  const share = pictures?.firstChange ?? 0;
  useEffect(() => {
    const place = ref.current;
    place?.scrollTo(0, share * place.scrollHeight - ABOVE_PX);
  }, [share]);
  if (!pictures) return null;
  return (
    <section
      ref={ref}
      class={`${styles.pictures} ${node.box.width > node.box.height ? styles.wide : ""}`}
      aria-label={texts.fixes.pictures}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
      tabIndex={0}
    >
      <Picture pixels={pictures.before} says={texts.fixes.before} />
      <Picture pixels={pictures.after} says={texts.fixes.after} />
    </section>
  );
}
