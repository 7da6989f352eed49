import { useEffect, useRef } from "preact/hooks";

/** A new screen begins at its heading, for the keyboard and for screen readers. */
export function useFocusOnHeading(screen: string): void {
  const lastRef = useRef(screen);
  useEffect(() => {
    if (lastRef.current !== screen) document.querySelector("h1")?.focus();
    lastRef.current = screen;
  }, [screen]);
}
