import { usePanel } from "../../state/panel-context.ts";
import { Button } from "../basics/buttons/button.tsx";

/** Offers all screens of the page while none is selected. */
export function PageOffer() {
  const { state, commands, texts } = usePanel();
  const { selection } = state;
  if (!selection || selection.kind === "frames" || !selection.onPage) return null;
  return <Button onClick={commands.choosePage}>{texts.selection.page(selection.onPage.count)}</Button>;
}
