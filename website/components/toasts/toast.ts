import { atom, getDefaultStore } from "jotai";
import type { ReactNode } from "react";

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

export interface ShownToast extends Toast {
  readonly id: string;
  /** Counts the messages: one that is said again begins anew. */
  readonly count: number;
}

export const toastsAtom = atom<readonly ShownToast[]>([]);

const store = getDefaultStore();

let count = 0;

/** Takes a message away. */
export const hideToast = (id: string): void =>
  store.set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id));

/** Shows a message over the page. */
export function showToast(toast: Toast): void {
  count += 1;
  const { title = "", message } = toast;
  const id = toast.id ?? (typeof message === "string" ? `${title} ${message}` : `toast-${count}`);
  hideToast(id);
  store.set(toastsAtom, (toasts) => [...toasts, { ...toast, id, count }]);
}
