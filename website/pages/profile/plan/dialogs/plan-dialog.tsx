import { Button, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./plan-dialog.module.css";

interface PlanDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly isEnding?: boolean;
  readonly isBusy: boolean;
  /** True while the answer that the dialog asks for first is on its way. */
  readonly isWaiting?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks once more before something costs money or ends. */
export function PlanDialog({
  title,
  confirm,
  isEnding = false,
  isBusy,
  isWaiting = false,
  onConfirm,
  onClose,
  children,
}: PlanDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ "aria-label": t("billing.dialogs.close") }}
    >
      <div className={styles.text}>{children}</div>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose} disabled={isBusy}>
          {t("billing.dialogs.back")}
        </Button>
        <Button
          {...(isEnding && { color: "red.9" })}
          onClick={() => onConfirm()}
          loading={isBusy}
          disabled={isWaiting}
          data-autofocus
        >
          {confirm}
        </Button>
      </div>
    </Modal>
  );
}
