import { collectUnread, type UnreadCollector } from "../../protocol/collect-unread.ts";
import type { ReadFailure } from "../../protocol/messages.ts";
import { makeReferences, type References } from "./references.ts";

const PAUSE_AFTER_STEPS = 250;
const PAUSE_AFTER_MS = 12;

/** Nobody sees more of it; and each is a message, and a drawing of the panel. */
const TELL_EVERY_MS = 100;

/** Ends a reading; without a failure, it was given up and nobody waits for an answer. */
export class ReadingEnd extends Error {
  readonly failure: ReadFailure | null;
  constructor(failure: ReadFailure | null) {
    super(failure?.reason ?? "given up");
    this.failure = failure;
  }
}

/** A reading of layers under way: it lets the editor breathe, and it can be given up. */
export interface Reading {
  readonly references: References;
  readonly unread: UnreadCollector;
  /** Counts a layer that is looked at: call it for each. Its promise, when it gives one, must be awaited. */
  step(): Promise<void> | undefined;
  /** Counts a layer that has been read: call it for each. */
  countRead(): void;
  giveUp(): void;
}

/** Lets the editor do its waiting work. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));

/** Starts a reading; progress is told in its pauses. */
export function startReading(tellProgress: (layers: number) => void = () => {}): Reading {
  let isGivenUp = false;
  let layersRead = 0;
  let stepsSincePause = 0;
  let pausedAtMs = Date.now();
  let toldAtMs = Number.NEGATIVE_INFINITY;
  const requireWanted = () => {
    if (isGivenUp) throw new ReadingEnd(null);
  };
  const pause = async () => {
    requireWanted();
    if (layersRead > 0 && Date.now() - toldAtMs >= TELL_EVERY_MS) {
      toldAtMs = Date.now();
      tellProgress(layersRead);
    }
    await nextTurn();
    requireWanted();
    stepsSincePause = 0;
    pausedAtMs = Date.now();
  };
  return {
    references: makeReferences(),
    unread: collectUnread(),
    step: () => {
      stepsSincePause += 1;
      const isDue = stepsSincePause >= PAUSE_AFTER_STEPS || Date.now() - pausedAtMs >= PAUSE_AFTER_MS;
      return isDue ? pause() : undefined;
    },
    countRead: () => {
      layersRead += 1;
    },
    giveUp: () => {
      isGivenUp = true;
    },
  };
}
