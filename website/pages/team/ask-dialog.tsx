import { Button, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./team.module.css";

interface AskDialogProps {
  readonly title: string;
  readonly confirm: string;
  /** True when something ends by it. */
  readonly isEnding?: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks once more before something ends or changes hands. */
export function AskDialog({
  title,
  confirm,
  isEnding = false,
  isBusy,
  onConfirm,
  onClose,
  children,
}: AskDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ "aria-label": t("team.back") }}>
      <div className={styles.ask}>{children}</div>
      <div className={styles.actions}>
        <Button variant="default" onClick={onClose} disabled={isBusy}>
          {t("team.back")}
        </Button>
        <Button {...(isEnding && { color: "red.9" })} onClick={onConfirm} loading={isBusy} data-autofocus>
          {confirm}
        </Button>
      </div>
    </Modal>
  );
}
