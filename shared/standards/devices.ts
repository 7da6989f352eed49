/** The kinds of devices: how much of a screen is seen before anything is scrolled depends on them. */
export type DeviceClass = "phone" | "tablet" | "desktop";

export interface Device {
  readonly kind: DeviceClass;
  readonly widthPx: number;
  readonly heightPx: number;
}

type Size = readonly [widthPx: number, heightPx: number];

const devices = (kind: DeviceClass, ...sizes: readonly Size[]): readonly Device[] =>
  sizes.map(([widthPx, heightPx]) => ({ kind, widthPx, heightPx }));

/**
 * Sizes of screens in px of a design, as makers of devices and design tools give them. Of several that are equally wide
 * the one that is most in use comes first.
 */
export const DEVICES: readonly Device[] = [
  ...devices("phone", [320, 568], [320, 480], [360, 800], [360, 780], [360, 760], [360, 740], [360, 640]),
  ...devices("phone", [375, 812], [375, 667], [384, 832], [390, 844], [393, 852], [393, 873], [402, 874]),
  ...devices("phone", [411, 731], [411, 823], [412, 915], [412, 917], [412, 892], [412, 732], [414, 896]),
  ...devices("phone", [414, 736], [428, 926], [430, 932], [440, 956]),
  ...devices("tablet", [600, 960], [744, 1133], [768, 1024], [800, 1280], [810, 1080], [820, 1180]),
  ...devices("tablet", [834, 1194], [834, 1112], [834, 1210], [1024, 1366], [1032, 1376]),
  ...devices("desktop", [1024, 768], [1152, 700], [1280, 800], [1280, 720], [1280, 832], [1366, 768]),
  ...devices("desktop", [1440, 900], [1440, 1024], [1512, 982], [1536, 864], [1600, 900], [1680, 1050]),
  ...devices("desktop", [1728, 1117], [1920, 1080], [1920, 960], [2560, 1440]),
];

/** How much the size of a screen may differ from that of its device: some devices differ by 2 px. */
export const SAME_DEVICE_PX = 1;

/** The narrowest of each class. */
export const CLASS_FROM_PX: readonly (readonly [DeviceClass, number])[] = [
  ["desktop", 1000],
  ["tablet", 560],
  ["phone", 0],
];

/** The name of a device, as the editor calls frames after them: 'iPhone 15 Pro', 'MacBook'. */
export const DEVICE_NAME =
  /^(i ?phone|i ?pad|mac ?book|i ?mac|apple watch|samsung galaxy|google pixel|device|laptop)(?![a-z])/i;
