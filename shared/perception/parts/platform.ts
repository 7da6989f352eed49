import {
  APPLE_CLOCK,
  APPLE_INDICATOR_SHARE,
  PHONE_WIDTHS_PX,
  type Platform,
} from "../../standards/platforms.ts";
import { CLASS_FROM_PX } from "../../standards/devices.ts";
import { computed } from "../frame/computed.ts";
import { descendants, isText, type Frame } from "../frame/frame.ts";
import { isSure, type Element, type Role } from "../elements/element.ts";
import { elements } from "../elements/elements.ts";
import { isScreen } from "../structure/screens/screen-kind.ts";

const PHONES = ["ios", "android"] as const;
type PhonePlatform = (typeof PHONES)[number];

const partsOf = (frame: Frame, role: Role): readonly Element[] =>
  elements(frame).filter((element) => element.role === role && isSure(element, "taken"));

const showsAppleClock = (bars: readonly Element[]): boolean =>
  bars
    .flatMap(({ layers }) => layers.flatMap((layer) => [layer, ...descendants(layer)]))
    .some((layer) => isText(layer) && APPLE_CLOCK.test(layer.node.text.characters.trim()));

/** The platforms that the system’s own parts on a screen belong to, one for each sign of it. */
function systemsSeen(
  bars: readonly Element[],
  indicators: readonly Element[],
  widthPx: number,
): readonly PhonePlatform[] {
  const byClock: readonly PhonePlatform[] = showsAppleClock(bars) ? ["ios"] : [];
  const byIndicator = indicators.map(({ box }): PhonePlatform =>
    box.width >= APPLE_INDICATOR_SHARE * widthPx ? "ios" : "android",
  );
  return [...byClock, ...byIndicator];
}

/**
 * A phone's screen with nothing of the system on it may be a page in a browser, and one whose signs contradict each
 * other may be anything.
 */
function phonePlatform(frame: Frame): PhonePlatform | undefined {
  const { width } = frame.root.node.box;
  const [bars, indicators] = [partsOf(frame, "status-bar"), partsOf(frame, "home-indicator")];
  if (bars.length + indicators.length === 0) return undefined;
  const seen = systemsSeen(bars, indicators, width);
  const possible = PHONES.filter(
    (platform) => PHONE_WIDTHS_PX[platform].has(Math.round(width)) && seen.every((one) => one === platform),
  );
  return possible.length === 1 ? possible[0] : undefined;
}

const isWide = ({ root }: Frame): boolean =>
  CLASS_FROM_PX.some(([kind, fromPx]) => kind === "desktop" && root.node.box.width >= fromPx);

/**
 * The platform that a screen was made for, as far as its size and the parts that the system paints tell;
 * undefined when they do not.
 */
const guessedPlatform = computed((frame: Frame): Platform | undefined => {
  if (!isScreen(frame)) return undefined;
  const phone = phonePlatform(frame);
  return phone ?? (isWide(frame) ? "web" : undefined);
});

/**
 * The platform a screen is judged for: what was asked for, or else what it looks like; undefined when nobody can tell.
 */
export const platformOf = (frame: Frame): Platform | undefined =>
  frame.demands.platform === "auto" ? guessedPlatform(frame) : frame.demands.platform;
