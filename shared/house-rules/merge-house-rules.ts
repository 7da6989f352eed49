import type { HouseRules, HouseWord } from "./house-rules.ts";
import { wordKey } from "./word-key.ts";

const lower = (word: string): string => word.toLowerCase();

/** Words of which one set has the last say: what it never says goes from the other one, and what it says may be said. */
function mergeWords(team: readonly HouseWord[], file: readonly HouseWord[]): HouseWord[] {
  const keys = new Set(file.map(wordKey));
  const said = new Set(file.map(({ say }) => lower(say)));
  const refused = new Set(file.flatMap(({ never = [] }) => never.map(lower)));
  const kept = team.flatMap((word) => {
    if (keys.has(wordKey(word)) || refused.has(lower(word.say))) return [];
    const { never, ...rest } = word;
    return [{ ...rest, ...(never && { never: never.filter((one) => !said.has(lower(one))) }) }];
  });
  return [...kept, ...file];
}

/** The rules of a team and those of a file as one set: where both speak of the same, the file’s hold. */
export function mergeHouseRules(team: HouseRules | null, file: HouseRules | null): HouseRules | null {
  if (!team || !file) return file ?? team;
  const named = new Set(file.principles?.map(({ name }) => lower(name)));
  return {
    version: 1,
    ...((file.brief ?? team.brief) !== undefined && { brief: file.brief ?? team.brief ?? "" }),
    words: mergeWords(team.words ?? [], file.words ?? []),
    values: { ...team.values, ...file.values },
    principles: [
      ...(team.principles ?? []).filter(({ name }) => !named.has(lower(name))),
      ...(file.principles ?? []),
    ],
    rules: { ...team.rules, ...file.rules },
  };
}
