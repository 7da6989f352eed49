import type { Call } from "./realm/crossing/calls.ts";

/** A JavaScript engine of its own with a realm inside. What the code in it throws is reported, never thrown here. */
export interface Engine {
  evaluate(code: string, fileName: string): void;
  /** Calls the realm; until the realm has opened its door, that is a fault of the caller. */
  tell(call: Call): void;
  close(): void;
}

export interface EngineOptions {
  readonly realmCode: string;
  /** A call of the realm, timers apart; it comes while the realm is at work, so it must not call back at once. */
  readonly onCall: (call: Call) => void;
  readonly onThrown: (text: string) => void;
}

/** A way to start an engine: here, or elsewhere. */
export type StartEngine = (options: EngineOptions) => Promise<Engine>;
