/** Names the row of a finding on a page that may show the same finding on several screens. */
export const rowIdOf = (frameId: string, findingId: string): string => `finding ${frameId} ${findingId}`;
