/** The platforms that screens are made for: apps of phones and tablets, or a browser. */
export const PLATFORMS = ["ios", "android", "web"] as const;
export type Platform = (typeof PLATFORMS)[number];

/** The platforms that can be asked for; `auto`: it is guessed from the screen. The default comes first. */
export const PLATFORM_CHOICES = ["auto", ...PLATFORMS] as const;
export type PlatformChoice = (typeof PLATFORM_CHOICES)[number];

/**
 * The least width and height of a target by the guidelines of a platform, in px of the design, which are pt and dp:
 * https://developer.apple.com/design/human-interface-guidelines/buttons,
 * https://support.google.com/accessibility/android/answer/7101858. The web has WCAG alone.
 */
export const PLATFORM_TARGET_PX: Readonly<Partial<Record<Platform, number>>> = { ios: 44, android: 48 };

/** Widths of upright phones in px of a design, by the platform that has them; both have 393. */
export const PHONE_WIDTHS_PX: Readonly<Record<"ios" | "android", ReadonlySet<number>>> = {
  ios: new Set([320, 375, 390, 393, 402, 414, 428, 430, 440]),
  android: new Set([360, 384, 393, 411, 412]),
};

/** The time that Apple shows on its screens, and so do kits of them. */
export const APPLE_CLOCK = /^0?9[:.]41(\s?am)?$/i;

/** The home indicator of iOS is wider than the bar of gestures on Android: by share of the screen's width. */
export const APPLE_INDICATOR_SHARE = 0.3;
