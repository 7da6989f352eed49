import { useEffect, useMemo, useState } from "preact/hooks";
import { usePanel } from "../../state/use-panel.ts";
import { useLoaded } from "../../state/use-loaded.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";

interface ReviewPictureProps {
  readonly reviewId: string;
  /** Null: no picture of it was kept. */
  readonly frameId: string | null;
}

/** The picture of a screen as it was reviewed; nothing while it is on its way, and where there is none. */
export function ReviewPicture({ reviewId, frameId }: ReviewPictureProps) {
  const { client } = usePanel();
  const [url, setUrl] = useState<string>();
  const load = useMemo(() => {
    if (!client || frameId === null) return null;
    const params = { id: reviewId, frameId };
    return (signal: AbortSignal) => client.file(theEndpoints().readReviewPicture, { params, signal });
  }, [client, reviewId, frameId]);
  const { data } = useLoaded(load);
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return data && url !== undefined ? <img src={url} alt="" /> : null;
}
