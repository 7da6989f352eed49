import type { Point } from "../../shared/scene/geometry.ts";
import type { Locator, Page } from "@playwright/test";

interface Cursor {
  readonly show: (at: Point, isPressed: boolean) => Promise<void>;
}

const ARROW =
  '<svg width="30" height="30" viewBox="0 0 30 30" style="filter:drop-shadow(0 1px 2px rgb(0 0 0 / 35%))">' +
  '<path d="M3 2v21.500l5.600-5.300 3.500 8 4.100-1.800-3.500-7.900h7.800z" fill="#16151a" stroke="#fff" stroke-width="1.800" stroke-linejoin="round"/></svg>';

/** Draws a cursor over the page: a browser without a screen shows none. It takes no part in what is pressed. */
async function drawCursor(page: Page): Promise<Cursor> {
  const layer = await page.evaluateHandle((arrow) => {
    const element = document.createElement("div");
    element.style.cssText = "position:fixed;left:0;top:0;z-index:2147483647;pointer-events:none";
    const ring =
      "position:absolute;left:-15px;top:-15px;width:36px;height:36px;border-radius:50%;background:rgb(91 91 214 / 30%)";
    element.innerHTML = `<div style="${ring}"></div><div style="position:absolute;left:-3px;top:-2px">${arrow}</div>`;
    document.documentElement.append(element);
    return element;
  }, ARROW);
  return {
    show: (at, isPressed) =>
      layer.evaluate(
        (element, { x, y, pressed }) => {
          element.style.transform = `translate(${x}px, ${y}px)`;
          if (element.firstElementChild instanceof HTMLElement)
            element.firstElementChild.style.visibility = pressed ? "visible" : "hidden";
        },
        { ...at, pressed: isPressed },
      ),
  };
}

const easeInOut = (share: number): number => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2);

/** How far a hand strays from the straight line, as a share of the way. */
const BEND = 0.06;

/** The points of a hand's way, one for each step: slow at both ends, a little bent; the last one is the end. */
function handPath(from: Point, to: Point, steps: number): readonly Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return Array.from({ length: steps }, (_, index) => {
    const share = easeInOut((index + 1) / steps);
    const bend = Math.sin(share * Math.PI) * BEND;
    return { x: from.x + dx * share - dy * bend, y: from.y + dy * share + dx * bend };
  });
}

/** A calm hand takes longer for a longer way. */
const durationMs = (from: Point, to: Point): number =>
  Math.min(1150, 450 + Math.hypot(to.x - from.x, to.y - from.y) * 1.1);

const FRAMES_PER_SECOND = 30;
const FRAME_MS = 1000 / FRAMES_PER_SECOND;
const framesIn = (ms: number): number => Math.max(1, Math.round(ms / FRAME_MS));

/** One picture of the page. */
export interface Shot {
  /** PNG in base64. */
  readonly png: string;
  /** From the start of the film. */
  readonly atMs: number;
}

/**
 * Films a page picture by picture: the page's time goes on by one frame, a picture is taken, and so on. However
 * busy the machine is, the film runs evenly.
 */
export interface StopMotion {
  readonly shots: readonly Shot[];
  readonly hold: (ms: number) => Promise<void>;
  /** Goes on until something is there, but not longer than ten seconds of the film. */
  readonly until: (place: Locator) => Promise<void>;
  readonly moveTo: (place: Locator, at?: Partial<Point>) => Promise<void>;
  readonly click: () => Promise<void>;
}

/** Animations of style sheets do not follow the page's clock: they are held, and moved on by hand. */
function moveAnimations(ms: number): void {
  for (const animation of document.getAnimations()) {
    if (animation.playState === "running") animation.pause();
    if (animation.playState !== "paused") continue;
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
    const next = Number(animation.currentTime ?? 0) + ms;
    if (next >= end) animation.finish();
    else animation.currentTime = next;
  }
}

/** On a busy machine a browser sometimes never answers; asked again, it does. */
const ATTEMPTS = 4;
const ANSWER_MS = 8000;

async function takePicture(page: Page, attempts = ATTEMPTS): Promise<string> {
  try {
    const options = { scale: "device", caret: "initial", animations: "allow", timeout: ANSWER_MS } as const;
    return (await page.screenshot(options)).toString("base64");
  } catch (error) {
    if (attempts <= 1) throw error;
    return takePicture(page, attempts - 1);
  }
}

const PRESS_MS = 130;
const PATIENCE_MS = 10_000;

/** Stops the time of a page, whose clock must be installed, and begins to film it, with the cursor at a point. */
export async function startStopMotion(page: Page, start: Point): Promise<StopMotion> {
  const shots: Shot[] = [];
  const cursor = await drawCursor(page);
  let hand = start;
  let isPressed = false;
  await page.mouse.move(hand.x, hand.y);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));

  async function shoot(): Promise<void> {
    await page.clock.runFor(Math.round(FRAME_MS));
    await Promise.all(page.frames().map((frame) => frame.evaluate(moveAnimations, FRAME_MS)));
    await cursor.show(hand, isPressed);
    shots.push({ png: await takePicture(page), atMs: shots.length * FRAME_MS });
  }
  async function hold(ms: number): Promise<void> {
    for (let left = framesIn(ms); left > 0; left -= 1) await shoot();
  }
  async function moveToPoint(to: Point): Promise<void> {
    for (const point of handPath(hand, to, framesIn(durationMs(hand, to)))) {
      hand = point;
      await page.mouse.move(hand.x, hand.y);
      await shoot();
    }
  }
  return {
    shots,
    hold,
    async until(place) {
      for (let left = framesIn(PATIENCE_MS); !(await place.isVisible()); left -= 1) {
        if (left === 0) throw new Error(`Not there after ${PATIENCE_MS / 1000} s: ${String(place)}`);
        await shoot();
      }
    },
    async moveTo(place, at = {}) {
      const box = await place.boundingBox();
      if (!box) throw new Error(`Not to be seen: ${String(place)}`);
      await moveToPoint({ x: box.x + (at.x ?? box.width / 2), y: box.y + (at.y ?? box.height / 2) });
    },
    async click() {
      isPressed = true;
      await page.mouse.down();
      await hold(PRESS_MS);
      isPressed = false;
      await page.mouse.up();
      await shoot();
    },
  };
}
