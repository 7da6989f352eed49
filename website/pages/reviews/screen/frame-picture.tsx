import { useCallback, useEffect, type ReactNode } from "react";
import { useReviewsTexts } from "../use-reviews-texts.ts";
import { useLoaded } from "../../../session/use-loaded.ts";
import styles from "./frame-picture.module.css";

/** Gets the picture of a frame: as its owner, or by a private link. */
export type LoadPicture = (frameId: string) => Promise<Blob>;

/** The address of a picture: undefined while it loads, null when it could not be loaded. */
function usePictureUrl(frameId: string, load: LoadPicture): string | null | undefined {
  const [loaded] = useLoaded(
    useCallback(async () => URL.createObjectURL(await load(frameId)), [load, frameId]),
  );
  const url = loaded.state === "loaded" ? loaded.value : null;
  useEffect(() => () => URL.revokeObjectURL(url ?? ""), [url]);
  return loaded.state === "loading" ? undefined : url;
}

interface PictureProps {
  readonly frameId: string;
  readonly load: LoadPicture;
}

/** A screen as it was reviewed, small beside its title, which names it already. Its place is kept while it loads. */
export function Thumbnail({ frameId, load }: PictureProps) {
  const url = usePictureUrl(frameId, load);
  return <div className={styles.thumbnail}>{url && <img src={url} alt="" />}</div>;
}

interface PinnedProps {
  /** The content of the picture, in words. */
  readonly alt: string;
  /** The marks on the picture, once it is there. */
  readonly children?: ReactNode;
}

const Pinned = ({ url, alt, children }: PinnedProps & { readonly url: string }) => (
  <div className={styles.pinned}>
    <img src={url} alt={alt} />
    {children}
  </div>
);

function LoadedPicture({ frameId, load, ...pinned }: PictureProps & PinnedProps) {
  const texts = useReviewsTexts();
  const url = usePictureUrl(frameId, load);
  if (url === null) return <p>{texts.reviews.noPicture}</p>;
  return url && <Pinned url={url} {...pinned} />;
}

interface FramePictureProps extends PictureProps, PinnedProps {
  /** Where everybody finds the picture; undefined when it must be loaded as somebody. */
  readonly address?: string | undefined;
}

/** A screen as it was reviewed. */
export const FramePicture = ({ address, frameId, load, ...pinned }: FramePictureProps) => (
  <div className={styles.picture}>
    {address === undefined ? (
      <LoadedPicture frameId={frameId} load={load} {...pinned} />
    ) : (
      <Pinned url={address} {...pinned} />
    )}
  </div>
);
