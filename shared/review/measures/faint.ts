import { cutRatio } from "../../scene/color.ts";
import { iconControls, shapeContrasts } from "../../perception/contrast/icons/icon-contrast.ts";
import { runContrasts } from "../../perception/contrast/run-contrast.ts";
import { WCAG } from "../../standards/wcag.ts";
import {
  answer,
  frameOfPart,
  textsOfPart,
  UNKNOWN,
  type MeasureAnswer,
  type RelationMeasure,
  type MeasuredPart,
} from "./measure.ts";

const TEXT_BASIS = "https://www.w3.org/TR/WCAG22/#contrast-minimum";
const ICON_BASIS = "https://www.w3.org/TR/WCAG22/#non-text-contrast";

interface Ratio {
  readonly value: number;
  readonly against: number;
  /** The ratio from which nobody calls it faint. */
  readonly enough: number;
  readonly basis: string;
}

/** The ratios of the texts of a part; null where one of them cannot be known. */
function textRatios(part: MeasuredPart): readonly Ratio[] | null {
  const frame = frameOfPart(part);
  const all = textsOfPart(part).flatMap((text) => runContrasts(text, frame));
  if (
    all.some(({ verdict }) => verdict.is === "doubtful" || (verdict.is === "too-weak" && !verdict.isCertain))
  )
    return null;
  return all.map(({ verdict, worst, required }) => ({
    value: verdict.is === "too-weak" ? verdict.ratio : worst,
    against: required,
    enough:
      required === WCAG.textContrast.AA.large ? WCAG.textContrast.AAA.large : WCAG.textContrast.AAA.normal,
    basis: TEXT_BASIS,
  }));
}

/** The ratio of the clearest shape of each icon that stands alone on a control. */
function iconRatios(part: MeasuredPart): readonly Ratio[] {
  const frame = frameOfPart(part);
  return iconControls(frame)
    .filter((control) => part.layers.includes(control))
    .flatMap((control) => {
      const ratios = shapeContrasts(control, frame).map(({ ratio }) => ratio);
      const value = Math.max(...ratios);
      return ratios.length === 0
        ? []
        : [{ value, against: WCAG.nonTextContrast, enough: WCAG.textContrast.AA.normal, basis: ICON_BASIS }];
    });
}

/** True below what WCAG AA asks for, false from what AAA asks for on; between the two eyes may differ. */
export const tooFaint: RelationMeasure = ({ parts }): MeasureAnswer => {
  const ratios: Ratio[] = [];
  for (const part of parts) {
    const ofTexts = textRatios(part);
    if (!ofTexts) return UNKNOWN;
    ratios.push(...(ofTexts.length > 0 ? ofTexts : iconRatios(part)));
  }
  const worst = ratios.toSorted((a, b) => a.value / a.against - b.value / b.against)[0];
  if (!worst) return UNKNOWN;
  const { value, against, enough, basis } = worst;
  if (value < against) return answer(true, { ratio: cutRatio(value), required: against }, basis);
  return ratios.every((one) => one.value >= one.enough)
    ? answer(false, { ratio: cutRatio(value), required: enough }, basis)
    : UNKNOWN;
};
