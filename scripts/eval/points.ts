import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { candidate } from "../../server/second-opinion/candidate.ts";
import { LANGUAGES } from "../../shared/i18n/language.ts";
import { ASPECTS, SEVERITIES } from "../../shared/review/rule.ts";
import { InputError } from "../../cli/words/input-error.ts";

const words = {
  title: z.string(),
  what: z.string(),
  why: z.string(),
  fix: z.string(),
  layers: z.array(z.string()),
  quotes: z.array(z.string()),
  severity: z.enum(SEVERITIES),
  aspect: z.enum(ASPECTS),
};

const corrected = z.object({ ...words, language: z.enum(LANGUAGES) }).partial();

const point = z.object({
  ...words,
  label: z.enum(["right", "wrong"]),
  kind: z.string(),
  /** The language that was asked for, not the one it is written in. */
  language: z.enum(LANGUAGES),
  honestVerdict: z.union([z.enum(["keep", "drop"]), z.object({ keep: z.literal(true), corrected })]),
  duplicateOf: z.number().int().optional(),
  /** The claim that the words stand for, with ids of layers where a model gives handles; without it nothing is measured. */
  claim: candidate
    .pick({ guideline: true, relation: true, others: true, value: true, fixes: true })
    .optional(),
});

/** A point that somebody might make of a design, with a person's verdict on it. */
export type RemarkPoint = z.infer<typeof point>;

const shape = z.object({ design: z.string(), frame: z.string(), points: z.array(point) });

/** The points on one screen of a design. */
export interface PointsOnScreen extends z.infer<typeof shape> {
  /** The name of their file, without its end. */
  readonly name: string;
}

/** All points of a folder, screen by screen. */
export async function readPoints(folder: string): Promise<readonly PointsOnScreen[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  if (names.length === 0) throw new InputError(`${folder} holds no points (*.json).`);
  return Promise.all(
    names.map(async (name) => ({
      name: path.basename(name, ".json"),
      ...shape.parse(JSON.parse(await readFile(path.join(folder, name), "utf8"))),
    })),
  );
}

/** Where a design that points speak of lies in a folder of designs; undefined: it is not there. */
export const fileOfDesign = (folder: string, design: string): string | undefined =>
  [
    path.join(folder, design, "file.json"),
    path.join(folder, `${design}.json`),
    path.join(folder, "fig", `${design}.fig`),
  ].find(existsSync);
