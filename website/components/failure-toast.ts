import { notifications } from "@mantine/notifications";

const ID = "failure";

/** Takes the last failure away: what it spoke of is tried again. */
export const forgetFailure = (): void => void notifications.hide(ID);

/** Says over the page what went wrong. It stays until it is closed or the next try: nobody has to read fast. */
export function tellFailure(message: string, title?: string): void {
  forgetFailure();
  notifications.show({ id: ID, color: "red", message, autoClose: false, ...(title && { title }) });
}
