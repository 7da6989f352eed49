import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";
import type { ReadFailure } from "../../../protocol/messages.ts";

/** Why layers could not be read, in words; several screens are not blamed one by one. */
export function wordFailure(
  failure: ReadFailure,
  screens: number,
  { failures }: PanelTexts,
): { readonly title: string; readonly text: string } {
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
