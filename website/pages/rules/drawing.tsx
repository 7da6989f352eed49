import { useEffect, useRef, useState } from "react";
import styles from "./drawing.module.css";

interface DrawingProps {
  /** Where it lies. */
  readonly address: string;
}

/**
 * A drawing that was made when the site was built. In the HTML of a page it is there already, and stays; on a page that is
 * opened later it is fetched.
 */
export function Drawing({ address }: DrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const [fetched, setFetched] = useState("");
  useEffect(() => {
    if (place.current?.hasChildNodes()) return;
    const stop = new AbortController();
    fetch(address, { signal: stop.signal })
      .then(async (answer) => setFetched(answer.ok ? await answer.text() : ""))
      .catch(() => {}); // without it, the words below say the same
    return () => stop.abort();
  }, [address]);
  return (
    <div
      ref={place}
      className={styles.drawing}
      data-drawing={address}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: fetched }}
    />
  );
}
