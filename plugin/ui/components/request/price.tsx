import { wordAllowance } from "../../state/account/word-allowance.ts";
import { wordPrice } from "../../state/asked/conditions.ts";
import { isInstalled } from "../../state/panel-state.ts";
import { usePanel } from "../../state/use-panel.ts";
import { QuietButton } from "../basics/buttons.tsx";

interface PriceProps {
  readonly wording?: (price: string) => string;
  /** Nothing beside it says what it is the price of. */
  readonly isAlone?: boolean;
}

/** The rest of the allowance, or the price, as far as it is known. Without a network the line at the bottom says so already. */
export function Price({ wording = (price) => price, isAlone = false }: PriceProps) {
  const { state, commands, texts, language, isOnline } = usePanel();
  const { installationState, isServiceAway } = state;
  const allowance = installationState?.allowance ?? null;
  if (isServiceAway)
    return isOnline ? (
      <p>
        {texts.allowance.away}{" "}
        <QuietButton onClick={commands.readInstallationState}>{texts.failures.again}</QuietButton>
      </p>
    ) : null;
  if (!allowance && (isAlone || isInstalled(state))) return null;
  const price =
    isAlone && allowance ? wordAllowance(allowance, language, texts) : wordPrice(allowance, language, texts);
  return <p>{wording(price)}</p>;
}
