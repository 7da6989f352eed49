import { useCallback, useEffect, useState } from "preact/hooks";
import { usePanel } from "../use-panel.ts";
import { useLoaded } from "../use-loaded.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";

/** The address of a picture as it was reviewed; undefined while it is on its way, null when there is none. */
export function useReviewPicture(id: string, frameId: string | null): string | null | undefined {
  const { client } = usePanel();
  const [url, setUrl] = useState<string>();
  const load = useCallback(
    (signal: AbortSignal) =>
      client && frameId !== null
        ? client.file(theEndpoints().readReviewPicture, { params: { id, frameId }, signal })
        : Promise.reject(new Error("There is no picture.")),
    [client, id, frameId],
  );
  const { data, error } = useLoaded(load);
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return error === null ? url : null;
}
