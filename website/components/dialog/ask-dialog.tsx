import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTexts } from "../../language/use-texts.ts";
import styles from "./ask-dialog.module.css";
import { Dialog } from "./dialog.tsx";

interface AskDialogProps {
  readonly title: string;
  readonly confirm: string;
  /** True when something ends by it. */
  readonly isEnding?: boolean;
  readonly isBusy: boolean;
  /** True while the answer that the dialog asks for first is on its way, or there is none. */
  readonly isWaiting?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks once more before something costs money, ends or changes hands. The keyboard begins where nothing happens. */
export function AskDialog({
  title,
  confirm,
  isEnding = false,
  isBusy,
  isWaiting = false,
  onConfirm,
  onClose,
  children,
}: AskDialogProps) {
  const texts = useTexts();
  return (
    <Dialog title={title} close={texts.account.dialogs.close} onClose={onClose}>
      <div className={styles.text}>{children}</div>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose} disabled={isBusy} data-autofocus>
          {texts.account.dialogs.back}
        </Button>
        <Button
          {...(isEnding && { color: "red.9" })}
          onClick={() => onConfirm()}
          loading={isBusy}
          disabled={isWaiting}
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
