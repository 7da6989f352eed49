import * as z from "zod/mini";
import { LANGUAGES } from "../i18n/language.ts";
import {
  HOUSE_LIMITS,
  LETTER_CASES,
  RULE_CHOICES,
  WORD_KINDS,
  WORD_PLACES,
  WRITTEN_FORMATS,
} from "./limits.ts";

const { words, never, values, principles } = HOUSE_LIMITS;
const { wordLength, nameLength, principleLength, briefLength } = HOUSE_LIMITS;

/** Text of a person: some of it, and never NUL, which Postgres cannot keep. */
const written = (maxLength: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength), z.regex(/^[^\0]*$/u));

/** A word of the house, and what it stands in place of. */
export const houseWord = z.strictObject({
  say: written(wordLength),
  never: z.exactOptional(z.array(written(wordLength)).check(z.maxLength(never))),
  /** The language of the texts it holds for: any when absent. */
  language: z.exactOptional(z.enum(LANGUAGES)),
  where: z.exactOptional(z.enum(WORD_PLACES)),
  kind: z.exactOptional(z.enum(WORD_KINDS)),
});

const lengths = (most: number) =>
  z.array(z.number().check(z.minimum(0), z.maximum(most))).check(z.minLength(1), z.maxLength(values));

const color = z.strictObject({
  name: z.exactOptional(written(nameLength)),
  hex: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/u)),
});

/** The values that designs of the house keep to; what is absent is left to Regard. Lengths in px. */
const houseValues = z.strictObject({
  fontSizes: z.exactOptional(lengths(500)),
  fontWeights: z.exactOptional(lengths(1000)),
  radii: z.exactOptional(lengths(500)),
  gaps: z.exactOptional(lengths(500)),
  colors: z.exactOptional(z.array(color).check(z.minLength(1), z.maxLength(values))),
  minContrast: z.exactOptional(z.number().check(z.minimum(1), z.maximum(21))),
  minTarget: z.exactOptional(z.number().check(z.minimum(1), z.maximum(100))),
  buttonCase: z.exactOptional(z.enum(LETTER_CASES)),
  headingCase: z.exactOptional(z.enum(LETTER_CASES)),
  dates: z.exactOptional(z.enum(WRITTEN_FORMATS.dates)),
  times: z.exactOptional(z.enum(WRITTEN_FORMATS.times)),
  amounts: z.exactOptional(z.enum(WRITTEN_FORMATS.amounts)),
});

const principle = z.strictObject({ name: written(nameLength), text: written(principleLength) });

/** The rules of a house, as a team or a file keeps them, and as `regard.config.json` says them. */
export const houseRules = z.strictObject({
  $schema: z.exactOptional(z.string().check(z.maxLength(500))),
  version: z.literal(1),
  /** The product: what it is, for whom, and what is deliberate. */
  brief: z.exactOptional(written(briefLength)),
  words: z.exactOptional(z.array(houseWord).check(z.maxLength(words))),
  values: z.exactOptional(houseValues),
  principles: z.exactOptional(z.array(principle).check(z.maxLength(principles))),
  /** By the id of a rule of Regard. */
  rules: z.exactOptional(z.record(written(100), z.enum(RULE_CHOICES))),
});

export type HouseRules = z.infer<typeof houseRules>;
export type Principle = z.infer<typeof principle>;
export type HouseWord = z.infer<typeof houseWord>;

/** The path of the published JSON Schema: a schema that changes what a file may hold gets the next number. */
export const HOUSE_RULES_SCHEMA_PATH = "/schema/house-rules-1.json";

/** The JSON Schema of house rules, by which an editor completes and checks `regard.config.json`. */
export const houseRulesSchema = (origin: string): object => ({
  $id: origin + HOUSE_RULES_SCHEMA_PATH,
  title: "House rules of Regard",
  ...z.toJSONSchema(houseRules, { io: "input", unrepresentable: "any" }),
});
