import { usePanel } from "../../state/panel-context.ts";
import { Button } from "../basics/buttons/button.tsx";
import { EmptyState } from "../basics/messages/empty-state.tsx";
import { Message } from "../basics/messages/message.tsx";

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

/** The same, where a screen is nothing without it. */
export const NothingWithoutEngine = () => (
  <EmptyState {...usePanel().texts.failures.engine}>
    <TryAgain />
  </EmptyState>
);
