import type { FramePixels } from "../../shared/perception/frame/frame-pixels.ts";
import type { Language } from "../../shared/i18n/language.ts";
import type { DesignPage, Named } from "../design/design.ts";
import { oneLine } from "../../shared/export/one-line.ts";
import { drawScreen } from "./draw-screen.ts";
import { NOT_DRAWN_WORDS } from "./not-drawn-words.ts";

/** Looks at a screen of a page; undefined when it cannot be seen. */
export type SeeScreen = (page: DesignPage, screen: Named) => Promise<FramePixels | undefined>;

/** Draws screens to look at them, and says of which it cannot, and why. */
export const seeScreens =
  (language: Language, log: (message: string) => void): SeeScreen =>
  async (page, { id, name }) => {
    const { notSeen, notWhole, reasons } = NOT_DRAWN_WORDS[language];
    const drawable = page.drawableOf(id);
    const drawn = drawable && (await drawScreen(drawable));
    if (drawn && typeof drawn === "object") return drawn;
    log(notSeen(`${oneLine(name)} (${oneLine(id)})`, drawn ? reasons[drawn] : notWhole));
    return undefined;
  };
