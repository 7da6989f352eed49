/** A part of an expression: what it matches at a place, it hands on to the rest. */
type Part = (at: number, back: boolean, rest: (at: number) => boolean) => boolean;

/** The text that an expression is tried on, and the work that this has been so far. */
interface Trial {
  characters: readonly string[];
  steps: number;
  groups: (readonly [number, number] | undefined)[];
}

const ATOM =
  /\\p\{[^}]*\}|\\P\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|\[(?:\\.|[^\]\\])*\]|[^]/iuy;
const COUNT = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})(\?)?/y;

/** Reads an expression as the engines that try one way after the other do. */
class Reader {
  private at = 0;
  private groupCount = 0;
  private readonly source: string;
  private readonly flags: string;
  private readonly trial: Trial;

  constructor({ source, flags }: RegExp, trial: Trial) {
    this.source = source;
    this.flags = flags.replace(/[gyd]/g, "");
    this.trial = trial;
  }

  read(): Part {
    const ways: Part[][] = [[]];
    while (this.at < this.source.length && this.source[this.at] !== ")") {
      if (this.take("|")) ways.push([]);
      else ways.at(-1)?.push(this.counted(this.atom()));
    }
    return anyOf(ways.map(inTurn));
  }

  private take(text: string): boolean {
    if (!this.source.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  private group(): Part {
    const inner = this.read();
    this.take(")");
    return inner;
  }

  private atom(): Part {
    const { trial } = this;
    if (this.take("(?:")) return this.group();
    if (this.take("(?=")) return looking(this.group(), false, true);
    if (this.take("(?!")) return looking(this.group(), false, false);
    if (this.take("(?<=")) return looking(this.group(), true, true);
    if (this.take("(?<!")) return looking(this.group(), true, false);
    if (this.take("(")) return this.captured();
    const isMultiline = this.flags.includes("m");
    if (this.take("^"))
      return this.where((at) => at === 0 || (isMultiline && isBreak(trial.characters[at - 1])));
    if (this.take("$"))
      return this.where(
        (at) => at === trial.characters.length || (isMultiline && isBreak(trial.characters[at])),
      );
    if (this.take("\\b")) return this.where((at) => isEdge(trial, at));
    if (this.take("\\B")) return this.where((at) => !isEdge(trial, at));
    if (/\\[1-9]/y.test(this.source.slice(this.at, this.at + 2))) return this.reference();
    return this.character();
  }

  private captured(): Part {
    const index = ++this.groupCount;
    if (this.take("?<")) this.at = this.source.indexOf(">", this.at) + 1;
    const [inner, { trial }] = [this.group(), this];
    return (at, back, rest) =>
      inner(at, back, (end) => {
        trial.groups[index] = back ? [end, at] : [at, end];
        return rest(end);
      });
  }

  private reference(): Part {
    const index = Number(this.source[this.at + 1]);
    this.at += 2;
    const { trial } = this;
    return (at, _, rest) => {
      const [start, end] = trial.groups[index] ?? [0, 0];
      trial.steps += end - start;
      const isSame =
        trial.characters.slice(start, end).join("") === trial.characters.slice(at, at + end - start).join("");
      return isSame && rest(at + end - start);
    };
  }

  private where(holds: (at: number) => boolean): Part {
    const { trial } = this;
    return (at, _, rest) => {
      trial.steps++;
      return holds(at) && rest(at);
    };
  }

  private character(): Part {
    ATOM.lastIndex = this.at;
    const [source = ""] = ATOM.exec(this.source) ?? [];
    this.at += source.length;
    const [known, whole, { trial }] = [
      new Map<string, boolean>(),
      new RegExp(`^(?:${source})$`, this.flags),
      this,
    ];
    return (at, back, rest) => {
      trial.steps++;
      const character = trial.characters[back ? at - 1 : at];
      if (character === undefined) return false;
      const fits = known.get(character) ?? whole.test(character);
      known.set(character, fits);
      return fits && rest(back ? at - 1 : at + 1);
    };
  }

  private counted(part: Part): Part {
    COUNT.lastIndex = this.at;
    const [text, sign, from, comma, to, lazy] = COUNT.exec(this.source) ?? [];
    if (text === undefined) return part;
    this.at += text.length;
    const least = sign === undefined ? Number(from) : sign === "+" ? 1 : 0;
    const most = sign === undefined ? (comma ? Number(to || Infinity) : least) : sign === "?" ? 1 : Infinity;
    const again = (count: number, at: number, back: boolean, rest: (at: number) => boolean): boolean => {
      const more = (): boolean =>
        count < most &&
        part(at, back, (next) =>
          next === at && count >= least ? false : again(count + 1, next, back, rest),
        );
      const enough = (): boolean => count >= least && rest(at);
      return lazy ? enough() || more() : more() || enough();
    };
    return (at, back, rest) => again(0, at, back, rest);
  }
}

const isBreak = (character: string | undefined): boolean => /^[\n\r\u2028\u2029]$/.test(character ?? "");
const isWordAt = ({ characters }: Trial, at: number): boolean => /^\w$/.test(characters[at] ?? "");
const isEdge = (trial: Trial, at: number): boolean => isWordAt(trial, at - 1) !== isWordAt(trial, at);

const anyOf =
  (ways: readonly Part[]): Part =>
  (at, back, rest) =>
    ways.some((way) => way(at, back, rest));

const inTurn =
  (parts: readonly Part[]): Part =>
  (at, back, rest) => {
    const from = (index: number, next: number): boolean => {
      const part = parts[back ? parts.length - 1 - index : index];
      return part ? part(next, back, (end) => from(index + 1, end)) : rest(next);
    };
    return from(0, at);
  };

const looking =
  (part: Part, isBack: boolean, isWanted: boolean): Part =>
  (at, _, rest) =>
    part(at, isBack, () => true) === isWanted && rest(at);

/** Gives the matches of an expression in a text, and the steps taken by trying one way after the other. */
export function countMatching(
  expression: RegExp,
): (text: string) => { readonly found: readonly string[]; readonly steps: number } {
  const trial: Trial = { characters: [], steps: 0, groups: [] };
  const whole = new Reader(expression, trial).read();
  return (text) => {
    trial.characters = Array.from(text);
    trial.steps = 0;
    const found: string[] = [];
    for (let at = 0; at <= trial.characters.length;) {
      const start = at;
      trial.groups = [];
      const isFound = whole(start, false, (end) => {
        at = end;
        return true;
      });
      if (isFound) found.push(trial.characters.slice(start, at).join(""));
      if (at === start) at++;
    }
    return { found, steps: trial.steps };
  };
}
