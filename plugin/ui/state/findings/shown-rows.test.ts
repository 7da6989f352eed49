import { expect, test } from "vitest";
import type { Severity } from "../../../../shared/review/rule.ts";
import { inOneList, type Row } from "./shown-rows.ts";
import type { ShownFinding } from "./shown-finding.ts";

const shown = (id: string, severity: Severity): ShownFinding => ({
  id,
  severity,
  certainty: "noticed",
  aspect: "ux",
  layers: [],
  title: id,
  problem: "",
  why: "",
  fix: "",
  evidence: {},
  basis: "",
});

const row = (id: string, severity: Severity, state: Row["state"] = "open"): Row => ({
  key: id,
  state,
  change: null,
  finding: shown(id, severity),
});

const MEASURED = [row("faint", "critical"), row("small", "minor"), row("mended", "critical", "fixed")];

const keysOf = ({ rows }: { readonly rows: readonly Row[] }) => rows.map(({ key }) => key);

test("a second opinion stands at the end while more of it is coming", () => {
  const findings = [shown("vague", "minor"), shown("lost", "critical")];
  expect(keysOf(inOneList(MEASURED, { findings, isOver: false }))).toEqual([
    "faint",
    "small",
    "mended",
    "vague",
    "lost",
  ]);
});

test("once it is over, each of it stands before what is milder, and before what is done", () => {
  const findings = [shown("vague", "minor"), shown("lost", "critical"), shown("idea", "suggestion")];
  expect(keysOf(inOneList(MEASURED, { findings, isOver: true }))).toEqual([
    "faint",
    "lost",
    "small",
    "vague",
    "idea",
    "mended",
  ]);
});

test("the gravest seven of it are in the list, the others apart", () => {
  const findings = Array.from({ length: 9 }, (_, at) => shown(`${at}`, at === 8 ? "major" : "minor"));
  const { rows, more } = inOneList([], { findings, isOver: true });
  expect(keysOf({ rows })).toEqual(["8", "0", "1", "2", "3", "4", "5"]);
  expect(keysOf({ rows: more })).toEqual(["6", "7"]);
});
