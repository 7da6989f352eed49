import { type Atom, atom, type Getter, useStore } from "jotai";
import { useLayoutEffect, useReducer, useState } from "preact/hooks";
import { type Language, pickLanguage } from "../../../shared/i18n/language.ts";
import { PANEL_EN, type PanelTexts } from "../../../shared/i18n/panel.en.ts";
import { PANEL_FR } from "../../../shared/i18n/panel.fr.ts";
import { send } from "../../protocol/bridge.ts";
import type { Engine } from "../engine/the-engine.ts";
import { makeInstalledClient } from "./account/installed-client.ts";
import { pageConnection } from "./account/connection.ts";
import { commands } from "./commands.ts";
import { INITIAL_STATE, type PanelState } from "./panel-state.ts";
import type { OfferedFix } from "./findings/offered-fix.ts";
import { reviewStartOf } from "./reviews/review-start.ts";
import { stateAtom } from "./store.ts";

type Atoms<Values> = { readonly [Name in keyof Values]: Atom<Values[Name]> };

/** Each part of the state by itself. */
const PARTS = Object.fromEntries(
  Object.keys(INITIAL_STATE).map((name) => [name, atom((get) => get(stateAtom)[name as keyof PanelState])]),
) as Atoms<PanelState>;

const TEXTS: Readonly<Record<Language, PanelTexts>> = { en: PANEL_EN, fr: PANEL_FR };

/** Something the browser says, also when it changes while the panel is open. */
function followed<Said>(read: () => Said, ...events: readonly string[]): Atom<Said> {
  const said = atom(read());
  said.onMount = (set) => {
    const follow = () => set(read());
    follow();
    for (const event of events) window.addEventListener(event, follow);
    return () => events.forEach((event) => window.removeEventListener(event, follow));
  };
  return said;
}

const browserLanguageAtom = followed<Language>(() => pickLanguage(navigator.languages), "languagechange");

const languageAtom = atom((get) => get(PARTS.settings).language ?? get(browserLanguageAtom));

export const connectionAtom = atom(pageConnection());

/** The client of the API; null until the main thread said who uses the panel. */
const clientAtom = atom((get) => {
  const identity = get(PARTS.identity);
  const { baseUrl, fetch } = get(connectionAtom);
  const saveToken = (token: string) => send("save-token", { token });
  return identity && makeInstalledClient({ baseUrl, identity, saveToken, fetch });
});

/** Null until it is here. */
export const engineAtom = atom<Engine | null>(null);

/** The way to try again when the engine did not come; null while it may come. */
export const engineFailureAtom = atom<{ readonly tryAgain: () => void } | null>(null);

const dismissalsAtom = atom((get) => get(PARTS.kept).dismissals);

/** How screens are reviewed now; null until the engine is here. */
const reviewStartAtom = atom((get) => {
  const engine = get(engineAtom);
  return engine && reviewStartOf(get(PARTS.settings), get(dismissalsAtom), get(languageAtom), engine);
});

/** Addresses of pictures by frame id; null when a frame cannot be drawn. */
export type Pictures = Readonly<Record<string, string | null>>;

export const picturesAtom = atom<Pictures>({});

/** The fix that is offered for each finding on the screens; null while they are looked for, and elsewhere. */
export const offersAtom = atom<readonly OfferedFix[] | null>(null);

/** The numbers of the rows that are marked on the canvas, by their names. */
export const numbersAtom = atom<ReadonlyMap<string, number>>(new Map());

const ATOMS = {
  language: languageAtom,
  texts: atom((get) => TEXTS[get(languageAtom)]),
  connection: connectionAtom,
  /** The origin of the site. */
  siteUrl: atom((get) => get(connectionAtom).baseUrl),
  client: clientAtom,
  engine: engineAtom,
  engineFailure: engineFailureAtom,
  reviewStart: reviewStartAtom,
  pictures: picturesAtom,
  offers: offersAtom,
  numbers: numbersAtom,
  /** True when the browser has a network. */
  isOnline: followed(() => navigator.onLine, "online", "offline"),
};

type Values<Of> = { readonly [Name in keyof Of]: Of[Name] extends Atom<infer Value> ? Value : never };

/** All that a part of the panel may use. */
interface PanelContents extends Values<typeof ATOMS> {
  readonly state: PanelState;
  readonly commands: typeof commands;
}

/** An object whose properties are the values of atoms, each read when somebody asks for it. */
const valuesOf = <Known extends object>(atoms: Atoms<Known>, get: Getter, more: object = {}): Known =>
  new Proxy(more, {
    get: (own, name) => (name in atoms ? get(atoms[name as keyof Known]) : Reflect.get(own, name)),
  }) as Known;

/** Gives a part of the panel its state, commands and texts. It is drawn anew when something changes that it has asked for. */
export function usePanel(): PanelContents {
  const store = useStore();
  const [contentsAtom] = useState(() =>
    atom(
      (get) => valuesOf(ATOMS, get, { commands, state: valuesOf(PARTS, get) }) as unknown as PanelContents,
    ),
  );
  const [, drawAnew] = useReducer<number, void>((times) => times + 1, 0);
  // A change that comes before the panel is painted counts, too.
  useLayoutEffect(() => store.sub(contentsAtom, () => drawAnew()), [store, contentsAtom]);
  return store.get(contentsAtom);
}
