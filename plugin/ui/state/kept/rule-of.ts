/** The rule of a finding: its id begins with it, as `rule@layer`. */
export const ruleOf = ({ id }: { readonly id: string }): string => id.slice(0, id.indexOf("@"));
