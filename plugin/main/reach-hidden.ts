let reaching = 0;

/**
 * Brings what is hidden in instances within reach, until the answer is called. The editor keeps it back otherwise, as it
 * does everything else faster then: from who has selected such a layer as well.
 */
export function reachHidden(): () => void {
  reaching += 1;
  figma.skipInvisibleInstanceChildren = false;
  return () => {
    reaching -= 1;
    figma.skipInvisibleInstanceChildren = reaching === 0;
  };
}
