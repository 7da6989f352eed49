import { MantineThemeProvider, Notification } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { useFrontTexts } from "../language/use-front-texts.ts";

/** Shows messages in passing; each can be closed, and its button says so. */
export function Toasts() {
  const texts = useFrontTexts();
  const closeButtonProps = { "aria-label": texts.layout.cookies.close };
  return (
    <MantineThemeProvider
      inherit
      theme={{ components: { Notification: Notification.extend({ defaultProps: { closeButtonProps } }) } }}
    >
      <Notifications position="top-right" />
    </MantineThemeProvider>
  );
}
