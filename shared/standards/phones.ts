/** Sizes in points of iPhone screens without a home button, upright. */
export const HOME_INDICATOR_SCREENS: readonly (readonly [width: number, height: number])[] = [
  [375, 812],
  [390, 844],
  [393, 852],
  [402, 874],
  [414, 896],
  [428, 926],
  [430, 932],
  [440, 956],
];

/** Height of the strip at the bottom of an upright iPhone screen that belongs to the home indicator. */
export const HOME_INDICATOR_PX = 34;

/** Screens as wide as a phone held upright, in px. */
export const PHONE_WIDTH_PX = { min: 320, max: 480 };
