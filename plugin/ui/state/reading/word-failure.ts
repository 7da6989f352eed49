import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";
import type { ReadFailure } from "../../../protocol/messages.ts";

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
