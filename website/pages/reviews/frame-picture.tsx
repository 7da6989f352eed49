import { useCallback, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLoaded } from "../../session/use-loaded.ts";
import styles from "./frame-picture.module.css";

/** Gets the picture of a frame: as its owner, or by a private link. */
export type LoadPicture = (frameId: string) => Promise<Blob>;

interface FramePictureProps {
  readonly frameId: string;
  readonly name: string;
  readonly load: LoadPicture;
  /** Small beside its title, which names it already. */
  readonly isThumbnail?: boolean;
}

/** A screen as it was reviewed. Its place is kept while it loads. */
export function FramePicture({ frameId, name, load, isThumbnail = false }: FramePictureProps) {
  const { t } = useTranslation();
  const [loaded] = useLoaded(
    useCallback(async () => URL.createObjectURL(await load(frameId)), [load, frameId]),
  );
  const url = loaded.state === "loaded" ? loaded.value : null;
  useEffect(() => () => URL.revokeObjectURL(url ?? ""), [url]);
  return (
    <div className={isThumbnail ? styles.thumbnail : styles.picture}>
      {url && <img src={url} alt={isThumbnail ? "" : t("reviews.picture", { name })} />}
      {loaded.state === "failed" && !isThumbnail && <p>{t("reviews.noPicture")}</p>}
    </div>
  );
}
