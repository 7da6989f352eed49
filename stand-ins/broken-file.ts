import { StartFault } from "../server/start-fault.ts";

/** A file of the data that holds no longer what was written into it: where it is, and what a person can do. */
export const brokenFile = (file: string, cause: unknown): StartFault =>
  new StartFault(
    "disk",
    `${file} is damaged: it does not hold what was saved in it. Put it back from a copy, or begin anew with empty data: npm run reset`,
    { cause },
  );
