import type { Box } from "../../../../shared/scene/scene.ts";

/** A drawing that waits for its turn. */
export interface DrawJob {
  readonly box: Box;
  draw(): void;
}

export interface DrawQueue {
  /** Draws when there is time and the place is near the view; the answer takes the job back. */
  ask(job: DrawJob): () => void;
  /** The view has moved: what waited for it may be near now. */
  wake(): void;
}

interface DrawQueueOptions {
  /** The part of the canvas that is in view, in px of the canvas; null while nobody knows. */
  readonly seen: () => Box | null;
  /** Calls back when the browser has painted. */
  readonly nextTurn: (run: () => void) => void;
  readonly now: () => number;
}

/** A turn ends after this: the drawing that began before may last longer. */
const TURN_MS = 16;

const gap = (start: number, length: number, from: number, room: number): number =>
  Math.max(0, start - (from + room), from - (start + length));

/** How far a box lies from what is seen, in screens; 0 when some of it is seen. */
function distance(box: Box, seen: Box): number {
  const across = gap(box.x, box.width, seen.x, seen.width) / seen.width;
  const down = gap(box.y, box.height, seen.y, seen.height) / seen.height;
  return Math.max(across, down);
}

/** Further away than this nothing is drawn. */
const NEAR_SCREENS = 1;

/** Draws many things a few at a time, the nearest first, so that the page answers in between. */
export function createDrawQueue({ seen, nextTurn, now }: DrawQueueOptions): DrawQueue {
  const waiting = new Set<DrawJob>();
  let isAwake = false;
  const near = (): readonly DrawJob[] => {
    const place = seen();
    if (!place) return [];
    return [...waiting]
      .map((job) => ({ job, away: distance(job.box, place) }))
      .filter(({ away }) => away <= NEAR_SCREENS)
      .sort((a, b) => a.away - b.away)
      .map(({ job }) => job);
  };
  const turn = () => {
    isAwake = false;
    const startedAt = now();
    for (const job of near()) {
      if (now() - startedAt > TURN_MS) return wake();
      waiting.delete(job);
      job.draw();
    }
  };
  const wake = () => {
    if (isAwake || waiting.size === 0) return;
    isAwake = true;
    nextTurn(turn);
  };
  return {
    ask(job) {
      waiting.add(job);
      wake();
      return () => void waiting.delete(job);
    },
    wake,
  };
}
