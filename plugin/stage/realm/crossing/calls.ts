import type { FileAccess } from "../access.ts";
import type { Editor, PluginRun } from "../editor.ts";
import type { RestFile } from "../../../../shared/scene/rest/rest-file.ts";

/** Calls of the realm that the engine around it answers. */
export interface TimerCalls {
  readonly startTimer: (id: number, delayMs: number) => void;
  readonly stopTimer: (id: number) => void;
}

/** All calls of the realm that the host answers. */
export type HostCalls = Editor & TimerCalls;

/** The texts of what the manifest's `ui` names: one file, or several by their names. */
export type UiFiles = string | Readonly<Record<string, string>>;

/** How a plugin is started. */
export interface StartOptions {
  readonly file: RestFile;
  readonly pageId: string;
  readonly ui: UiFiles;
  readonly selection: readonly string[];
  readonly command: string;
  readonly pluginId: string;
  /** The id of whoever uses the editor. */
  readonly userId: string;
  /** The site that the plugin belongs to; absent: the one that it was built for. */
  readonly site?: string;
  readonly access: FileAccess;
  /** Ids of layers, and of components, styles and variables of libraries, that the editor never answers for. */
  readonly hanging: readonly string[];
  /** Fonts that this machine does not have: families, or a style of one, as in “Inter Bold”. */
  readonly missingFonts: readonly string[];
  /** Ids of layers that refuse every change, in a file that may be edited, and to be exported as data. */
  readonly refusing: readonly string[];
  /** On when the plugin checks texts while somebody types; absent where the editor does not offer it. */
  readonly typing?: "on" | "off";
}

/** Calls of the host that the realm answers. */
export interface RealmCalls extends Omit<PluginRun, "stop"> {
  start(options: StartOptions): void;
  /** The plugin's own code has run. */
  announceRun(): void;
  fireTimer(id: number): void;
  announceClose(): void;
  /** The answer to a call of the realm that asked for one. */
  answer(requestId: number, result: { readonly value: unknown } | { readonly error: string }): void;
}

/** A call on its way; `requestId` asks for an answer. */
export interface Call {
  readonly name: string;
  readonly args: readonly unknown[];
  readonly requestId?: number;
}

/** The names under which both sides find each other's door in the global scope, until the realm has closed it. */
export const DOORS = { toHost: "__toHost", toRealm: "__toRealm" } as const;
