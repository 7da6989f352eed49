import { send } from "../../protocol/bridge.ts";

/** Tells the panel whether texts are checked while somebody types; null where the editor does not offer it. */
export const tellTyping = (): void =>
  send("typing-known", { isChecked: figma.textreview ? figma.textreview.isEnabled : null });

/** Asks the editor to check texts while somebody types, or to stop. It asks the person first; a no changes nothing. */
export async function chooseTyping({ isChecked }: { readonly isChecked: boolean }): Promise<void> {
  const { textreview } = figma;
  if (!textreview) return;
  try {
    await (isChecked ? textreview.requestToBeEnabledAsync() : textreview.requestToBeDisabledAsync());
  } catch {
    // The person said no.
  }
  tellTyping();
}
