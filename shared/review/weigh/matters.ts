/** The steps by which a part of a screen matters to the people who use it, the most first. */
export const MATTERS = ["main", "usual", "sample", "incidental"] as const;
export type Matter = (typeof MATTERS)[number];

/** The parts for which a miss may weigh more or less than elsewhere. */
export const WEIGHING_MATTERS = ["main", "sample", "incidental"] as const satisfies readonly Matter[];
export type WeighingMatter = (typeof WEIGHING_MATTERS)[number];
