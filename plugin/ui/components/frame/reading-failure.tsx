import type { ReadFailure } from "../../../protocol/messages.ts";
import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";
import { usePanel } from "../../state/panel-context.ts";
import { Button } from "../basics/button.tsx";
import { Message } from "../basics/message.tsx";

function sayFailure(failure: ReadFailure, screens: number, { failures }: PanelTexts) {
  switch (failure.reason) {
    case "empty":
      return failures.empty(failure.name);
    case "too-large":
      return screens > 1
        ? failures.tooMany(failure.maxLayers)
        : failures.tooLarge(failure.name, failure.maxLayers);
    case "gone":
      return failures.gone;
    case "unreadable":
      return failures.unreadable(failure.message);
  }
}

/** Why the layers could not be read, and a way to try again. */
export function ReadingFailure({ failure }: { readonly failure: ReadFailure }) {
  const { state, commands, texts } = usePanel();
  const screens = state.request?.frameIds.length ?? 1;
  return (
    <Message {...sayFailure(failure, screens, texts)}>
      <Button onClick={commands.readAgain}>{texts.failures.again}</Button>
    </Message>
  );
}
