import { useLanguage } from "../../../language/use-language.ts";
import { colorOf, measure } from "../../blog/figures/measured.ts";

/** The ground of the screen. */
export const SCREEN_GROUND = colorOf("#ffffff");

/** The contrast of a colour on the screen's ground, as people write it. */
export function useRatio(): (hex: string) => string {
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (hex) => `${format.format(measure(colorOf(hex), SCREEN_GROUND).ratio)}:1`;
}
