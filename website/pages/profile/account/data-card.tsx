import { Button } from "@mantine/core";
import { useTexts } from "../../../language/use-texts.ts";
import { exportAccount } from "../../../../shared/api/endpoints/account.ts";
import { PRODUCT } from "../../../../shared/product.ts";
import { saveFile } from "../../../components/save-file.ts";
import { Card } from "../../../components/card.tsx";
import { useAct } from "../../../components/use-act.ts";
import { api } from "../../../session/api.ts";

/** Everything that is held about the person, to take along. */
export function DataCard() {
  const texts = useTexts();
  const { act, isBusy } = useAct(() => texts.account.profile.failed);
  const download = () =>
    act(async () => saveFile(await api.file(exportAccount, {}), `${PRODUCT.slug}-data.json`));
  return (
    <Card heading={texts.account.profile.data}>
      <p>{texts.account.profile.dataText}</p>
      <Button variant="default" disabled={isBusy} onClick={() => void download()}>
        {texts.account.profile.download}
      </Button>
    </Card>
  );
}
