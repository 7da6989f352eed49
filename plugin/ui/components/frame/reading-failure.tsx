import type { ReadFailure } from "../../../protocol/messages.ts";
import { usePanel } from "../../state/panel-context.ts";
import { wordFailure } from "../../state/reading/word-failure.ts";
import { Button } from "../basics/buttons/button.tsx";
import { Message } from "../basics/messages/message.tsx";

/** Why the layers could not be read, and a way to try again. */
export function ReadingFailure({ failure }: { readonly failure: ReadFailure }) {
  const { commands, texts } = usePanel();
  return (
    <Message {...wordFailure(failure, texts)}>
      <Button onClick={commands.readAgain}>{texts.failures.again}</Button>
    </Message>
  );
}
