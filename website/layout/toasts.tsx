import { MantineThemeProvider, Notification } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { useTranslation } from "react-i18next";

/** Shows messages in passing; each can be closed, and its button says so. */
export function Toasts() {
  const { t } = useTranslation();
  const closeButtonProps = { "aria-label": t("billing.dialogs.close") };
  return (
    <MantineThemeProvider
      inherit
      theme={{ components: { Notification: Notification.extend({ defaultProps: { closeButtonProps } }) } }}
    >
      <Notifications position="top-right" />
    </MantineThemeProvider>
  );
}
