import { RULE_CHOICES } from "../../shared/house-rules/limits.ts";
import { LANGUAGES } from "../../shared/i18n/language.ts";
import { USUAL_DEMANDS } from "../../shared/standards/demands.ts";
import { PLATFORM_CHOICES } from "../../shared/standards/platforms.ts";
import { LEVELS } from "../../shared/standards/wcag.ts";
import { ASPECTS } from "../../shared/review/rule.ts";
import { send } from "../protocol/bridge.ts";
import type { ReviewSettings, Settings } from "../protocol/messages.ts";
import { keptHere } from "./kept-here.ts";
import { asFields } from "./kept/kept-fields.ts";

const kept = keptHere("settings", "settings");

function readAspects(stored: unknown): Settings["aspects"] {
  const aspects = Array.isArray(stored) ? ASPECTS.filter((aspect) => stored.includes(aspect)) : [];
  return aspects.length > 0 ? aspects : ASPECTS;
}

const MAX_RULES = 500;
const MAX_ID_LENGTH = 100;

const readRules = (stored: unknown): ReviewSettings["rules"] =>
  Object.fromEntries(
    Object.entries(asFields(stored) ?? {})
      .flatMap(([id, choice]) => {
        const known = RULE_CHOICES.find((one) => one === choice);
        return known && id.length <= MAX_ID_LENGTH ? [[id, known] as const] : [];
      })
      .slice(0, MAX_RULES),
  );

/** Reads stored settings of any shape: a part that is damaged becomes the usual one. */
export function readReviewSettings(stored: unknown): ReviewSettings {
  const { aspects, level, platform, ignoresLibraries, rules } = asFields(stored) ?? {};
  return {
    aspects: readAspects(aspects),
    level: LEVELS.find((known) => known === level) ?? USUAL_DEMANDS.level,
    platform: PLATFORM_CHOICES.find((known) => known === platform) ?? USUAL_DEMANDS.platform,
    ignoresLibraries: ignoresLibraries === true,
    rules: readRules(rules),
  };
}

/** The same with the language: the browser's where it is damaged. */
const readSettings = (stored: unknown): Settings => ({
  ...readReviewSettings(stored),
  language: LANGUAGES.find((known) => known === asFields(stored)?.["language"]) ?? null,
});

/** The settings of the last time. */
export const storedSettings = async (): Promise<Settings> => readSettings(await kept.load());

/** Sends them to the panel. */
export const loadSettings = async (): Promise<void> => send("settings-loaded", await storedSettings());

/** Keeps the settings for the next start. */
export const saveSettings = (settings: Settings): Promise<void> => kept.save(readSettings(settings));
