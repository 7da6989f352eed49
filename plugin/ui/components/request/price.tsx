import { wordAllowance } from "../../state/account/word-allowance.ts";
import { isOpinionOff, wordPrice } from "../../state/asked/conditions.ts";
import { isInstalled } from "../../state/panel-state.ts";
import { usePanel } from "../../state/use-panel.ts";
import { QuietButton } from "../basics/buttons.tsx";

/** The service does not answer. Without a network the line at the bottom says so already. */
export function Away() {
  const { commands, texts, isOnline } = usePanel();
  if (!isOnline) return null;
  return (
    <p>
      {texts.allowance.away}{" "}
      <QuietButton onClick={commands.readInstallationState}>{texts.failures.again}</QuietButton>
    </p>
  );
}

interface PriceProps {
  readonly wording?: (price: string) => string;
  /** Nothing beside it says what it is the price of. */
  readonly isAlone?: boolean;
}

/** The rest of the allowance, or the price, as far as it is known. */
export function Price({ wording = (price) => price, isAlone = false }: PriceProps) {
  const { state, texts, language } = usePanel();
  const { installationState, isServiceAway } = state;
  const allowance = installationState?.allowance ?? null;
  if (isServiceAway) return <Away />;
  if (isOpinionOff(state)) return null;
  if (!allowance && (isAlone || isInstalled(state))) return null;
  const price =
    isAlone && allowance ? wordAllowance(allowance, language, texts) : wordPrice(allowance, language, texts);
  return <p>{wording(price)}</p>;
}
