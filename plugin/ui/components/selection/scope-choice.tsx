import { usePanel } from "../../state/panel-context.ts";
import { OneChoice } from "../basics/choices/one-choice.tsx";

/** Chooses between what is selected and what is around it: a frame or its board, a variant or its set. */
export function ScopeChoice() {
  const { state, commands, texts } = usePanel();
  const { selection } = state;
  if (selection?.kind !== "frames" || !selection.scopes || !selection.scope) return null;
  const kinds = selection.scopes.map(({ kind }) => kind);
  const names = Object.fromEntries(
    selection.scopes.map(({ kind, count }) => [kind, texts.start.scopes[kind](count)]),
  );
  return (
    <OneChoice
      legend={texts.start.scope}
      values={kinds}
      names={names as Readonly<Record<(typeof kinds)[number], string>>}
      chosen={selection.scope}
      onChoose={commands.chooseScope}
    />
  );
}
