import styles from "./failure-toast.module.css";
import { hideToast, showToast } from "../toasts/toast.ts";

const ID = "failure";

/** Takes the last failure away: what it spoke of is tried again. */
export const forgetFailure = (): void => hideToast(ID);

/**
 * Says over the page what went wrong, and why where that is known. It stays until it is closed or the next try: nobody
 * has to read fast.
 */
export function tellFailure(message: string, title?: string, why?: string): void {
  forgetFailure();
  showToast({
    id: ID,
    color: "red",
    message: (
      <>
        <span>{message}</span>
        {why && why !== message && <span className={styles.why}>{why}</span>}
      </>
    ),
    autoClose: false,
    ...(title && { title }),
  });
}
