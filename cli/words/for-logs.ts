/**
 * Words that services of continuous integration obey when they stand in a log: `##vso[…]` (Azure), `##[…]` (older GitHub)
 * and `##teamcity[…]` anywhere in a line, `::…` (GitHub) at its beginning. Of each, the first sign.
 */
const COMMANDS = /#(?=#\w*\[)|(?<=^[^\S\r\n]*):(?=:)/gm;

/** Text as it may be printed: what stands in a design is no command to whoever reads the log. */
export const forLogs = (text: string): string => text.replace(COMMANDS, "$&\u200B");
