import type { StartOptions } from "./crossing/calls.ts";

/** `figma.textreview`. The person always says yes; undefined where the editor does not offer it. */
export function makeTextReview({ typing }: StartOptions): TextReviewAPI | undefined {
  if (!typing) return undefined;
  let isEnabled = typing === "on";
  return {
    get isEnabled() {
      return isEnabled;
    },
    requestToBeEnabledAsync: () => {
      isEnabled = true;
      return Promise.resolve();
    },
    requestToBeDisabledAsync: () => {
      if (!isEnabled) return Promise.reject(new Error("This plugin is not enabled for text review."));
      isEnabled = false;
      return Promise.resolve();
    },
  };
}
