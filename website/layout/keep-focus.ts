/** How many places are remembered: a dialog in a dialog, and the toast that closed last. */
const KEPT = 8;

interface Place {
  readonly element: HTMLElement;
  /** The parts of the page around it, the nearest first. */
  readonly around: readonly Element[];
}

const partsAround = (element: Element): readonly Element[] => {
  const part = element.parentElement?.closest("section:not([role=dialog]), main");
  return part ? [part, ...partsAround(part)] : [];
};

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

function focusHeading({ around }: Place): void {
  const part = around.find(({ isConnected }) => isConnected) ?? document.querySelector("main");
  const heading = part?.querySelector<HTMLElement>("h1, h2") ?? null;
  if (!heading) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus();
}

/**
 * Keeps the keyboard where somebody works. What is focused may go (a dialog, a row that is deleted) or rest while it is
 * busy: the browser then falls back to the whole page. This returns to it once it can be used again; where it is gone, to
 * what was focused before it in the same part of the page, or before the dialog, else to the heading around it. Returns
 * the end of it.
 */
export function keepFocus(): () => void {
  let places: readonly Place[] = [];
  let isLost = false;
  const note = ({ target }: FocusEvent): void => {
    isLost = false;
    if (!(target instanceof HTMLElement)) return;
    const others = places.filter(({ element }) => element !== target);
    places = [...others, { element: target, around: partsAround(target) }].slice(-KEPT);
  };
  const mend = (): void => {
    const last = places.at(-1);
    if (!last || !isNowhere()) return;
    isLost ||= !last.element.isConnected || last.element.matches(":disabled");
    if (!isLost) return;
    const isInPage = last.around.length > 0;
    const here = last.element.isConnected
      ? last
      : places.findLast(
          ({ element, around }) => element.isConnected && (!isInPage || around[0] === last.around[0]),
        );
    if (!here) focusHeading(last);
    else if (!here.element.matches(":disabled")) here.element.focus();
  };
  const observer = new MutationObserver(mend);
  document.addEventListener("focusin", note);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    document.removeEventListener("focusin", note);
    observer.disconnect();
  };
}
