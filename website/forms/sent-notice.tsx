import { Alert } from "@mantine/core";
import type { ReactNode } from "react";

interface SentNoticeProps {
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** Says that a form was sent. Its place is there before, so that assistive technology hears what comes into it. */
export const SentNotice = ({ isShown, children }: SentNoticeProps) => (
  <output>
    {isShown && (
      <Alert color="green" variant="light">
        {children}
      </Alert>
    )}
  </output>
);
