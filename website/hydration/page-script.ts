import { atom, getDefaultStore } from "jotai";

/** True when the page stays as its HTML came, because its script did not. */
export const isScriptMissingAtom = atom(false);

/** The address whose HTML came, until its page is alive; null: there is none that would be lost. */
let waitingAddress =
  typeof document !== "undefined" && document.querySelector("#root")?.hasChildNodes()
    ? window.location.pathname
    : null;

/** Notes that pages are drawn by their script from now on; what was pressed too early is heard now (`before-paint.js`). */
export const noteAlive = (): void => {
  waitingAddress = null;
  dispatchEvent(new Event("alive"));
};

/** True when somebody went on from HTML that never came alive: nothing waits for it any more. */
export const isLeftBehind = (): boolean =>
  waitingAddress !== null && waitingAddress !== window.location.pathname;

const NEVER = new Promise<never>(() => {});

/**
 * Loads the script of a page. When it does not come through, a page that is there as HTML stays as it is, with what was
 * typed into it; any other one fails.
 */
export const pageScript =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    try {
      return await load();
    } catch (error) {
      if (waitingAddress !== window.location.pathname) throw error;
      getDefaultStore().set(isScriptMissingAtom, true);
      return NEVER;
    }
  };
