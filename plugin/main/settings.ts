import { LANGUAGES } from "../../shared/i18n/language.ts";
import { USUAL_DEMANDS } from "../../shared/standards/demands.ts";
import { PLATFORM_CHOICES } from "../../shared/standards/platforms.ts";
import { LEVELS } from "../../shared/standards/wcag.ts";
import { ASPECTS } from "../../shared/review/rule.ts";
import { send } from "../protocol/bridge.ts";
import type { Settings } from "../protocol/messages.ts";

const KEY = "settings";

function readAspects(stored: unknown): Settings["aspects"] {
  const aspects = Array.isArray(stored) ? ASPECTS.filter((aspect) => stored.includes(aspect)) : [];
  return aspects.length > 0 ? aspects : ASPECTS;
}

/** Settings from whatever was stored: all aspects, the usual demands and the browser's language where it is damaged. */
function readSettings(stored: unknown): Settings {
  const { aspects, level, platform, language } = (
    typeof stored === "object" && stored !== null ? stored : {}
  ) as {
    aspects?: unknown;
    level?: unknown;
    platform?: unknown;
    language?: unknown;
  };
  return {
    aspects: readAspects(aspects),
    level: LEVELS.find((known) => known === level) ?? USUAL_DEMANDS.level,
    platform: PLATFORM_CHOICES.find((known) => known === platform) ?? USUAL_DEMANDS.platform,
    language: LANGUAGES.find((known) => known === language) ?? null,
  };
}

/** Sends the panel the settings of the last time; storage that fails counts as empty. */
export async function loadSettings(): Promise<void> {
  const stored: unknown = await figma.clientStorage.getAsync(KEY).catch(() => undefined);
  send("settings-loaded", readSettings(stored));
}

/** Keeps the settings for the next start. Where storage is full, they hold until the plugin closes, and the panel says so. */
export const saveSettings = (settings: Settings): Promise<void> =>
  figma.clientStorage
    .setAsync(KEY, readSettings(settings))
    .catch(() => send("not-kept", { what: "settings" }));
