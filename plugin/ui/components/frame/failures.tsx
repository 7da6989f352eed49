import { usePanel } from "../../state/use-panel.ts";
import { Button } from "../basics/buttons.tsx";
import { InnerScreen } from "../basics/screen-head.tsx";
import { EmptyState, Message } from "../basics/messages.tsx";
import type { ReadFailure } from "../../../protocol/messages.ts";
import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";

/** Why layers could not be read, in words. */
export function wordFailure(
  failure: ReadFailure,
  { failures }: PanelTexts,
): { readonly title: string; readonly text: string } {
  switch (failure.reason) {
    case "empty":
      return failures.empty(failure.name);
    case "too-large":
      return failures.tooMany(failure.maxLayers);
    case "gone":
      return failures.gone;
    case "unreadable":
      return failures.unreadable(failure.message);
  }
}

/** Why the layers could not be read, and a way to try again. */
export function ReadingFailure({ failure }: { readonly failure: ReadFailure }) {
  const { commands, texts } = usePanel();
  return (
    <Message {...wordFailure(failure, texts)}>
      <Button onClick={commands.readAgain}>{texts.failures.again}</Button>
    </Message>
  );
}

function TryAgain() {
  const { engineFailure, texts } = usePanel();
  return engineFailure && <Button onClick={engineFailure.tryAgain}>{texts.failures.again}</Button>;
}

/** Says that nothing can be checked, in the place of what rests on it. */
export const NoEngine = () => (
  <Message {...usePanel().texts.failures.engine}>
    <TryAgain />
  </Message>
);

/** The same in the place of a screen that is nothing without it. */
export const NothingWithoutEngine = () => (
  <InnerScreen>
    <EmptyState {...usePanel().texts.failures.engine}>
      <TryAgain />
    </EmptyState>
  </InnerScreen>
);
