import { usePanel } from "../../state/panel-context.ts";
import styles from "./squint.module.css";

interface SquintProps {
  /** Name of the frame. */
  readonly name: string;
  readonly url: string | null | undefined;
}

/** The frame as through half-closed eyes: what still stands out is what leads the eye. */
export function Squint({ name, url }: SquintProps) {
  const { texts } = usePanel();
  if (!url) return null;
  return (
    <figure class={styles.squint}>
      <div class={styles.frame}>
        <img src={url} alt={texts.visualWeight.squintOf(name)} />
      </div>
      <figcaption>{texts.visualWeight.squint}</figcaption>
    </figure>
  );
}
