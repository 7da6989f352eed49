import { areNear, center } from "../../../../scene/geometry.ts";
import { styleOf } from "../../../text/typography/text-style.ts";
import { isWords, type TextThing, type Thing } from "../../../things/thing.ts";
import { contrastOfLook, type Sight } from "../../evidence/sight.ts";
import { asksForEntry } from "../../looks/entry-words.ts";
import { claim, type Claim, type Claims } from "../sign.ts";

const TRACK = { minHeightPx: 22, maxHeightPx: 76, flattest: 2 };
const PARTS = { fewest: 2, most: 5, longest: 20 };
/** The box of the chosen part fills its place. */
const CHOSEN = { leastHeight: 0.6, leastWidth: 0.6, mostWidth: 1.5, leastContrast: 1.02 };
/** How far words may be off their place: up or down, and across in shares of it. */
const OFF = { upPx: 4, across: 0.3 };

/** Words without a box are said to be a part; how large its target is, nobody knows. */
const WORDS_ONLY = 0.65;

const inside = (thing: Thing): readonly Thing[] =>
  thing.children.flatMap((child) => [child, ...inside(child)]);

/** A low, painted box with a few words and one box in it. */
function mayBeTrack(thing: Thing): boolean {
  const { width, height } = thing.box;
  const { texts, icons, pictures, boxes } = thing.content;
  return (
    thing.parent !== null &&
    thing.painter !== undefined &&
    thing.kind !== "picture" &&
    texts >= PARTS.fewest &&
    texts <= PARTS.most &&
    icons <= texts &&
    pictures === 0 &&
    boxes === 1 &&
    height >= TRACK.minHeightPx &&
    height <= TRACK.maxHeightPx &&
    width >= TRACK.flattest * height
  );
}

/** Short words of one size in one line, of which none asks for something to be written. */
function areNames(words: readonly TextThing[], track: Thing): boolean {
  const sizes = words.map(({ layer }) => (layer.node.text.runs.length > 0 ? styleOf(layer).sizePx : 0));
  return (
    new Set(sizes).size === 1 &&
    words.every((one) => {
      const { characters } = one.layer.node.text;
      const isInLine = areNear(center(one.box).y, center(track.box).y, OFF.upPx);
      return isInLine && characters.length <= PARTS.longest && !asksForEntry(characters);
    })
  );
}

function partsOf(track: Thing, sight: Sight): readonly Claim[] {
  if (!mayBeTrack(track)) return [];
  const all = inside(track);
  const chosen = all.find(({ painter }) => painter);
  const words = all.filter(isWords).toSorted((a, b) => a.box.x - b.box.x);
  if (!chosen || chosen.content.texts !== 1 || !areNames(words, track)) return [];
  const place = track.box.width / words.length;
  const { width, height } = chosen.box;
  const fills =
    height >= CHOSEN.leastHeight * track.box.height &&
    width >= CHOSEN.leastWidth * place &&
    width <= CHOSEN.mostWidth * place &&
    contrastOfLook(sight.fillOf(chosen)) > CHOSEN.leastContrast;
  const areEven = words.every(
    (one, index) => Math.abs(center(one.box).x - track.box.x - (index + 0.5) * place) <= OFF.across * place,
  );
  if (!fills || !areEven) return [];
  const { first } = chosen.content;
  return words.map((one) =>
    one === first
      ? claim("segmented-item", [chosen], 0.75, { isWhole: true, isSelected: true })
      : claim("segmented-item", [one], WORDS_ONLY),
  );
}

/** Words in even parts of a track, of which one has a box of its own: a switch between views, and the one that is shown. */
export const segments: Claims = (sight): readonly Claim[] =>
  sight.things.flatMap((thing) => partsOf(thing, sight));
