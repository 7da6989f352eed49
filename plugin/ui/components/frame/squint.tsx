import { useEffect, useRef, useState } from "preact/hooks";
import { usePanel } from "../../state/panel-context.ts";
import { usePicture } from "../../state/reading/use-picture.ts";
import styles from "./squint.module.css";

interface SquintProps {
  readonly frameId: string;
  /** Name of the frame. */
  readonly name: string;
  /** A picture that is there already. */
  readonly url: string | null | undefined;
}

/** Whether what an element is folded into has been unfolded: until then nobody sees it. */
function useUnfolded() {
  const ref = useRef<HTMLElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  useEffect(() => {
    const fold = ref.current?.closest("details");
    if (!fold) return setUnfolded(true);
    const look = () => setUnfolded((was) => was || fold.open);
    look();
    fold.addEventListener("toggle", look);
    return () => fold.removeEventListener("toggle", look);
  }, []);
  return { ref, isUnfolded };
}

/** The frame as through half-closed eyes: what still stands out is what leads the eye. */
export function Squint({ frameId, name, url: known }: SquintProps) {
  const { texts } = usePanel();
  const { ref, isUnfolded } = useUnfolded();
  const drawn = usePicture(frameId, isUnfolded && !known);
  const url = known ?? drawn;
  return (
    <figure ref={ref} class={styles.squint} hidden={!url}>
      {url && (
        <>
          <div class={styles.frame}>
            <img src={url} alt={texts.visualWeight.squintOf(name)} />
          </div>
          <figcaption>{texts.visualWeight.squint}</figcaption>
        </>
      )}
    </figure>
  );
}
