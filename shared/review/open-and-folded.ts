import type { Finding } from "./report.ts";

/** Parts findings into those that are shown at once and the details, each in the order given. Older reviews have no details. */
export const openAndFolded = <Found extends Pick<Finding, "isDetail">>(
  findings: readonly Found[],
): { readonly open: readonly Found[]; readonly details: readonly Found[] } => ({
  open: findings.filter(({ isDetail }) => !isDetail),
  details: findings.filter(({ isDetail }) => isDetail === true),
});
