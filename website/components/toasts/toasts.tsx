import { Notification, Portal } from "@mantine/core";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { useFrontTexts } from "../../language/use-front-texts.ts";
import styles from "./toasts.module.css";
import { hideToast, type ShownToast, toastsAtom } from "./toast.ts";

const SHOWN_MS = 4000;

/** One message. It does not go while somebody points at it or has the focus in it. */
function ToastCard({ id, message, autoClose = SHOWN_MS, ...look }: Omit<ShownToast, "count">) {
  const texts = useFrontTexts();
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld || autoClose === false) return;
    const timer = setTimeout(() => hideToast(id), autoClose);
    return () => clearTimeout(timer);
  }, [id, isHeld, autoClose]);
  return (
    <Notification
      {...look}
      role={look.color === "red" ? "alert" : "group"}
      className={styles.toast ?? ""}
      closeButtonProps={{ "aria-label": texts.layout.cookies.close }}
      onClose={() => hideToast(id)}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {message}
    </Notification>
  );
}

/**
 * Shows messages in passing; each can be closed, and its button says so. Their place is there before them: only then are they
 * read aloud.
 */
export function Toasts() {
  const toasts = useAtomValue(toastsAtom);
  return (
    <Portal>
      <div className={styles.place} aria-live="polite">
        {toasts.map(({ count, ...toast }) => (
          <ToastCard key={count} {...toast} />
        ))}
      </div>
    </Portal>
  );
}
