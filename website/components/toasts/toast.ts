import { randomId } from "@mantine/hooks";
import { Notifications, notifications } from "@mantine/notifications";
import "@mantine/notifications/styles.css";
import { getDefaultStore } from "jotai";
import type { ReactNode } from "react";
import { listAtom, SHOWN_MS } from "./toasts.tsx";

/** A message in passing. */
export interface Toast {
  /** A message of the same id, or else of the same words, takes the place of the one before. */
  readonly id?: string;
  /** Good news, what still waits, bad news. */
  readonly color?: "green" | "blue" | "red";
  readonly title?: string;
  readonly message: ReactNode;
  /** Milliseconds until it goes by itself; `false`: it stays until it is closed. */
  readonly autoClose?: number | false;
}

/** Messages as the library knows them: one that is said again is a new one there, so that it has its whole time. */
const shown = new Map<string, string>();

/** Takes a message away. */
export function hideToast(id: string): void {
  const known = shown.get(id);
  if (known === undefined) return;
  shown.delete(id);
  notifications.hide(known);
}

/** Shows a message over the page. Only bad news interrupts what is read aloud; none goes while somebody has the focus in it. */
export function showToast({ id: own, autoClose, ...toast }: Toast): void {
  getDefaultStore().set(listAtom, { Notifications });
  const { title = "", message, color } = toast;
  const name = own ?? (typeof message === "string" ? `${title} ${message}` : undefined);
  if (name !== undefined) hideToast(name);
  const id = randomId();
  const time = autoClose === undefined ? {} : { autoClose };
  notifications.show({
    ...toast,
    ...time,
    id,
    role: color === "red" ? "alert" : "group",
    onFocusCapture: () => notifications.update({ id, message, autoClose: false }),
    onBlurCapture: () => notifications.update({ id, message, autoClose: SHOWN_MS, ...time }),
  });
  if (name !== undefined) shown.set(name, id);
}
