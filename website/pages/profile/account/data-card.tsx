import { Button } from "@mantine/core";
import { useState } from "react";
import { useTexts } from "../../../language/use-texts.ts";
import { exportAccount } from "../../../../shared/api/endpoints/account.ts";
import { PRODUCT } from "../../../../shared/product.ts";
import { saveFile } from "../../../components/save-file.ts";
import { Card } from "../../../components/card.tsx";
import { api } from "../../../session/api.ts";
import { showToast } from "../../../components/toasts/toast.ts";

/** Everything that is held about the person, to take along. */
export function DataCard() {
  const texts = useTexts();
  const [isBusy, setIsBusy] = useState(false);
  const download = async (): Promise<void> => {
    setIsBusy(true);
    try {
      saveFile(await api.file(exportAccount, {}), `${PRODUCT.slug}-data.json`);
    } catch {
      showToast({ color: "red", message: texts.account.profile.failed });
    }
    setIsBusy(false);
  };
  return (
    <Card heading={texts.account.profile.data}>
      <p>{texts.account.profile.dataText}</p>
      <Button variant="default" disabled={isBusy} onClick={() => void download()}>
        {texts.account.profile.download}
      </Button>
    </Card>
  );
}
