import { notifications } from "@mantine/notifications";
import styles from "./failure-toast.module.css";

const ID = "failure";

/** Takes the last failure away: what it spoke of is tried again. */
export const forgetFailure = (): void => void notifications.hide(ID);

/**
 * Says over the page what went wrong, and why where that is known. It stays until it is closed or the next try: nobody
 * has to read fast.
 */
export function tellFailure(message: string, title?: string, why?: string): void {
  forgetFailure();
  notifications.show({
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
