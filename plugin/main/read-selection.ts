import { screenName } from "../../shared/scene/screen-name.ts";
import { MAX_SCREENS } from "../protocol/max-screens.ts";
import type {
  FrameSummary,
  NoScreen,
  Scope,
  ScopeKind,
  ScreenList,
  Selection,
} from "../protocol/messages.ts";
import { purposeOf } from "./purpose.ts";
import { type Taken, take, takePage } from "./scopes.ts";
import { isOutOfReach } from "./is-layer.ts";
import { reachHidden } from "./reach-hidden.ts";
import { seenOnce } from "./seen-once.ts";
import { isOpen, isShown, ancestorsOf, type Screen } from "./screens.ts";

interface Placed {
  readonly absoluteBoundingBox: Rect | null;
}

const boxOf = ({ absoluteBoundingBox: box }: Placed): Rect => box ?? { x: 0, y: 0, width: 0, height: 0 };

/** Row by row and from left to right, as designers lay out flows; what begins above the middle of a row belongs to it. */
function inRows<T extends Placed>(screens: readonly T[]): readonly T[] {
  const placed = screens.map((screen) => ({ screen, box: boxOf(screen) }));
  const rows: (typeof placed)[] = [];
  let middle = -Infinity;
  for (const one of placed.sort((a, b) => a.box.y - b.box.y)) {
    const row = rows[rows.length - 1];
    if (row && one.box.y < middle) row.push(one);
    else {
      rows.push([one]);
      middle = one.box.y + one.box.height / 2;
    }
  }
  return rows.flatMap((row) => row.sort((a, b) => a.box.x - b.box.x).map(({ screen }) => screen));
}

/** Nothing can be seen of a smaller one. */
const SMALLEST_PX = 1;

/** A size that the editor does not know is no reason to refuse a screen. */
const hasSize = ({ width, height }: Screen): boolean => !(width < SMALLEST_PX || height < SMALLEST_PX);

const isReadable = (screen: Screen): boolean => hasSize(screen) && isShown(screen);

const summaryOf = (screen: Screen): FrameSummary => ({
  id: screen.id,
  name: screenName(screen, screen.parent?.type === "COMPONENT_SET" ? screen.parent.name : undefined),
  ...(Math.abs(screen.rotation) >= 0.5 && { isTurned: true as const }),
  purpose: purposeOf(screen),
});

const listOf = (screens: readonly Screen[]): ScreenList => ({
  frames: screens.slice(0, MAX_SCREENS).map(summaryOf),
  count: screens.length,
});

const once = (screens: readonly Screen[]): readonly Screen[] => [...new Set(screens)];

/** Each screen once, without those that lie in another of them, as people read a page. */
function tidy(screens: readonly Screen[]): readonly Screen[] {
  const byId = new Map(screens.map((screen) => [screen.id, screen]));
  const isInAnother = (screen: Screen) =>
    ancestorsOf(screen).some(({ id }) => id !== screen.id && byId.has(id));
  return inRows([...byId.values()].filter((screen) => !isInAnother(screen)));
}

/** The kind that all have in common. */
const kindOf = (kinds: readonly ScopeKind[], otherwise: ScopeKind): ScopeKind => {
  const [first, ...others] = new Set(kinds);
  return first && others.length === 0 ? first : otherwise;
};

interface Ways {
  readonly inner: readonly Screen[];
  readonly outer: readonly Screen[];
  readonly kinds: readonly [inner: ScopeKind, outer: ScopeKind];
  readonly isInnerMeant: boolean;
}

/** The ways to take all that is selected together. */
function joinWays(taken: readonly Taken[]): Ways {
  const nested = taken.flatMap(({ inner, outer }) => (inner ? [{ inner, outer }] : []));
  return {
    inner: tidy(once(taken.flatMap(({ inner, outer }) => (inner ?? outer).screens)).filter(isReadable)),
    outer: tidy(once(taken.flatMap(({ outer }) => outer.screens)).filter(isReadable)),
    kinds: [
      kindOf(
        nested.map(({ inner }) => inner.kind),
        "screens",
      ),
      kindOf(
        nested.map(({ outer }) => outer.kind),
        "board",
      ),
    ],
    isInnerMeant: taken.some(({ isInnerMeant }) => isInnerMeant),
  };
}

function framesOf({ inner, outer, kinds: [innerKind, outerKind], isInnerMeant }: Ways): Selection {
  const isOneWay = inner.length === outer.length && inner.every(({ id }, index) => id === outer[index]?.id);
  const meant = listOf(isInnerMeant && inner.length > 0 ? inner : outer);
  const frames = {
    kind: "frames" as const,
    frames: meant.frames,
    ...(meant.count > meant.frames.length && { count: meant.count }),
  };
  if (isOneWay || inner.length === 0 || outer.length === 0) return frames;
  const scopes: readonly [Scope, Scope] = [
    { kind: innerKind, ...listOf(inner) },
    { kind: outerKind, ...listOf(outer) },
  ];
  return { ...frames, scopes, scope: isInnerMeant ? innerKind : outerKind };
}

function whyNone(nodes: readonly SceneNode[], taken: readonly Taken[]): NoScreen {
  const screens = taken.flatMap(({ outer }) => outer.screens);
  if (screens.length > 0 ? screens.some((screen) => !isShown(screen)) : !nodes.every(isOpen)) return "hidden";
  return screens.length > 0 ? "empty" : "loose";
}

interface Offer {
  readonly onPage?: ScreenList;
}

/** By the ids of pages; null: something on it has changed since. */
const offers = new Map<string, Offer | null>();

/** All screens of a page: looked for once, and again only when something on it has changed. */
function offerPage(page: PageNode): Offer {
  const { id } = page;
  const known = offers.get(id);
  if (known) return known;
  if (known === undefined) page.on("nodechange", () => offers.set(id, null));
  const screens = tidy(takePage(seenOnce()(page)).filter(isReadable));
  const offer = screens.length > 0 ? { onPage: listOf(screens) } : {};
  offers.set(id, offer);
  return offer;
}

function readNow(): Selection {
  const page = figma.currentPage;
  const selection = page.selection.map(seenOnce());
  const [first] = selection;
  if (!first) return { kind: "none", ...offerPage(page) };
  const taken = selection.map(take);
  const ways = joinWays(taken);
  if (ways.outer.length + ways.inner.length > 0) return framesOf(ways);
  return { kind: "no-frame", name: first.name, reason: whyNone(selection, taken), ...offerPage(page) };
}

/** Reads the selection of the page in view, its screens in the order in which people read a page. */
export function readSelection(): Selection {
  if (!figma.currentPage.selection.some(isOutOfReach)) return readNow();
  const end = reachHidden();
  try {
    return readNow();
  } finally {
    end();
  }
}
