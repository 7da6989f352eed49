import { inBackground } from "../background.ts";
import { send } from "../../protocol/bridge.ts";
import { reviewedPage } from "../canvas/reviewed-page.ts";
import { readBrief } from "./brief.ts";
import { dismissalKeys, readDismissals } from "./dismissals.ts";
import { houseKeys, readHouse } from "./house.ts";
import { readFileSettings, writtenSettings } from "./file-settings.ts";
import type { CanvasMarks } from "../../protocol/messages.ts";
import { hasNotes } from "../canvas/notes.ts";
import { lastPinsOn, numbersOf } from "../canvas/pins-group.ts";

/** Reads which pins and notes Regard has put onto a page. */
async function marksOn(page: PageNode): Promise<CanvasMarks> {
  const group = await lastPinsOn(page);
  return {
    pins: group ? { numbers: numbersOf(group), isShown: group.visible } : null,
    hasNotes: hasNotes(page),
  };
}

/**
 * Nothing tells a plugin that the document itself has changed, unless all of its pages are loaded: others may have
 * written there, and an undo may have taken back what was. The names of the entries are looked at as often.
 */
const LOOK_MS = 1000;

const keptNow = (): string => [...dismissalKeys(), ...houseKeys(), writtenSettings(), readBrief()].join("\n");

/** Calls back with what has changed since it was called last. */
function teller<T>(now: () => T | Promise<T>, tell: (news: T) => void): (always?: boolean) => Promise<void> {
  let last: string | undefined;
  return async (always = false) => {
    const found = await now();
    const written = JSON.stringify(found);
    if (written === last && !always) return;
    last = written;
    tell(found);
  };
}

/** Tells the panel what the file keeps, and what Regard has put onto the page of the review: now, and when it changes. */
export function followKept(): { readonly start: () => void; readonly tellAnew: () => void } {
  const tellKept = teller(keptNow, () =>
    send("kept-read", {
      settings: readFileSettings(),
      dismissals: readDismissals(),
      brief: readBrief(),
      house: readHouse(),
    }),
  );
  const tellMarks = teller(
    () => marksOn(reviewedPage()),
    (marks) => send("marks-read", marks),
  );
  let isLooking = false;
  const look = (always = false) => {
    inBackground(tellKept(always));
    inBackground(tellMarks(always));
  };
  return {
    start: () => {
      look(true);
      if (isLooking) return;
      isLooking = true;
      setInterval(() => look(), LOOK_MS);
    },
    tellAnew: () => look(true),
  };
}
