import { MantineThemeProvider, Notification, Portal } from "@mantine/core";
import type { Notifications } from "@mantine/notifications";
import { atom, useAtomValue } from "jotai";
import { useFrontTexts } from "../../language/use-front-texts.ts";

export const SHOWN_MS = 4000;

/** The library's list of messages, once there is one: pages that say nothing in passing come without it. */
export const listAtom = atom<{ readonly Notifications: typeof Notifications } | undefined>(undefined);

/**
 * Shows messages in passing; each can be closed, and its button says so. Their place is there before them: only then are they
 * read aloud.
 */
export function Toasts() {
  const list = useAtomValue(listAtom);
  const closeButtonProps = { "aria-label": useFrontTexts().layout.cookies.close };
  const components = { Notification: Notification.extend({ defaultProps: { closeButtonProps } }) };
  return (
    <Portal>
      <div aria-live="polite">
        {list && (
          <MantineThemeProvider inherit theme={{ components }}>
            <list.Notifications position="top-right" autoClose={SHOWN_MS} withinPortal={false} />
          </MantineThemeProvider>
        )}
      </div>
    </Portal>
  );
}
