import { useRef, useState } from "react";
import type { Language } from "../../../../shared/i18n/language.ts";
import { checkout } from "./checkout.ts";
import { FOUND } from "./found.computed.ts";
import type { DemoFinding } from "./judge.ts";

interface Judged {
  readonly findings: readonly DemoFinding[];
  /** How long the engine took, in ms; null: it has not been asked here yet. */
  readonly tookMs: number | null;
}

/**
 * Judges the screen by the engine. Its first findings were computed at build; the engine is loaded and asked
 * here once somebody changes the screen. Only the last question is answered.
 */
export function useJudge(language: Language): readonly [Judged, (note: string) => void] {
  const [judged, setJudged] = useState<Judged>({ findings: FOUND[language], tookMs: null });
  const turnRef = useRef(0);
  const ask = async (note: string): Promise<void> => {
    turnRef.current += 1;
    const turn = turnRef.current;
    const { judge } = await import("./judge.ts");
    if (turn !== turnRef.current) return;
    const startedAt = performance.now();
    const findings = judge(checkout({ language, note }), language);
    setJudged({ findings, tookMs: Math.round(performance.now() - startedAt) });
  };
  return [judged, (note) => void ask(note).catch(() => {})];
}
