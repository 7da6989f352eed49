import { Session } from "node:inspector/promises";

/** Counts what is executed, not how long it takes: the same on every machine, however busy it is. */
export interface BlockCounter extends AsyncDisposable {
  /** How many blocks of the project’s code, and of the spatial index, something executes. */
  readonly countOf: (run: () => void) => Promise<number>;
}

const COUNTED = /\/(shared|flatbush|flatqueue)\//;

/** Begins to count. What was loaded before is counted by functions only, not by loops and branches. */
export async function countBlocks(): Promise<BlockCounter> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  const take = async (): Promise<number> => {
    const { result } = await session.post("Profiler.takePreciseCoverage");
    return result
      .filter(({ url }) => COUNTED.test(url))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, { count }) => sum + count, 0);
  };
  return {
    countOf: async (run) => {
      await take();
      run();
      return take();
    },
    [Symbol.asyncDispose]: async () => {
      await session.post("Profiler.stopPreciseCoverage");
      session.disconnect();
    },
  };
}
