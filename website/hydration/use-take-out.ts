import { useSearchParams } from "react-router-dom";

/** Takes parameters out of the address once they were acted on: a reload does not act on them again. */
export function useTakeOut(...names: readonly string[]): () => void {
  const [, setParams] = useSearchParams();
  return () =>
    setParams(
      (before) => {
        const rest = new URLSearchParams(before);
        for (const name of names) rest.delete(name);
        return rest;
      },
      { replace: true },
    );
}
