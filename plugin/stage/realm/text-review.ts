import type { StartOptions } from "./crossing/calls.ts";
import type { Host } from "./crossing/host.ts";

/** `figma.textreview`; undefined where the editor does not offer it. */
export function makeTextReview(
  host: Host,
  { typing }: Pick<StartOptions, "typing">,
): TextReviewAPI | undefined {
  if (!typing) return undefined;
  let isEnabled = typing === "on";
  return {
    get isEnabled() {
      return isEnabled;
    },
    requestToBeEnabledAsync: async () => {
      if (!(await host.ask("askForTyping"))) throw new Error("The user declined to enable this plugin.");
      isEnabled = true;
    },
    requestToBeDisabledAsync: () => {
      if (!isEnabled) return Promise.reject(new Error("This plugin is not enabled for text review."));
      isEnabled = false;
      host.tell("endTyping");
      return Promise.resolve();
    },
  };
}
