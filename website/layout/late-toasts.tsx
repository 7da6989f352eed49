import { notificationsStore } from "@mantine/notifications";
import { lazy, Suspense, useSyncExternalStore } from "react";

const Toasts = lazy(async () => ({ default: (await import("./toasts.tsx")).Toasts }));

const isSomethingSaid = (): boolean => notificationsStore.getState().notifications.length > 0;
const isNothingSaid = (): boolean => false;

let wasSaid = false;
const isNeeded = (): boolean => (wasSaid ||= isSomethingSaid());

/** Where things are said in passing. It is loaded with the first of them: most visits never have one. */
export function LateToasts() {
  const needed = useSyncExternalStore(notificationsStore.subscribe, isNeeded, isNothingSaid);
  return <Suspense>{needed && <Toasts />}</Suspense>;
}
