import { Button } from "@mantine/core";
import type { TeamHouseRules } from "../../../shared/api/endpoints/house-rules.ts";
import { type HouseChange, houseChangesBetween } from "../../../shared/house-rules/house-changes.ts";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { useTexts } from "../../language/use-texts.ts";
import { ChangeList } from "./change-list.tsx";
import styles from "./house-rules.module.css";
import { useHouseTexts } from "./use-house-texts.ts";

interface ConflictDialogProps {
  /** The version that both began from. */
  readonly saved: TeamHouseRules;
  readonly theirs: TeamHouseRules;
  readonly mine: readonly HouseChange[];
  readonly onBoth: () => void;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
  readonly onClose: () => void;
}

/** Shows what two people made of the same rules, and asks which of it holds. */
export function ConflictDialog({
  saved,
  theirs,
  mine,
  onBoth,
  onMine,
  onTheirs,
  onClose,
}: ConflictDialogProps) {
  const texts = useTexts();
  const { conflict } = useHouseTexts();
  return (
    <Dialog title={conflict.heading} close={texts.account.dialogs.close} onClose={onClose}>
      <p>{conflict.theirs}</p>
      <ChangeList changes={houseChangesBetween(saved.rules, theirs.rules)} />
      <p>{conflict.mine}</p>
      <ChangeList changes={mine} />
      <p className={styles.quiet}>{conflict.bothText}</p>
      <div className={styles.actions}>
        <Button onClick={onBoth} data-autofocus>
          {conflict.both}
        </Button>
        <Button variant="default" onClick={onMine}>
          {conflict.mineOnly}
        </Button>
        <Button variant="default" onClick={onTheirs}>
          {conflict.theirsOnly}
        </Button>
      </div>
    </Dialog>
  );
}
