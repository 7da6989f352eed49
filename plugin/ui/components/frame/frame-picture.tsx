import { usePanel } from "../../state/panel-context.ts";
import styles from "./frame-picture.module.css";

interface FramePictureProps {
  readonly name: string;
  /** Undefined while the picture is on its way, null when there is none. */
  readonly url: string | null | undefined;
}

/** The picture of a frame; a blank while it is drawn, words when it cannot be. */
export function FramePicture({ name, url }: FramePictureProps) {
  const { texts } = usePanel();
  return (
    <div class={styles.picture}>
      {url && <img src={url} alt={name} />}
      {url === null && <p>{texts.start.pictureMissing}</p>}
      {url === undefined && <div class={styles.blank} />}
    </div>
  );
}
