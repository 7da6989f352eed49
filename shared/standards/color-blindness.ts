/** A kind of colour blindness in which one of the three kinds of cones is missing. */
export const COLOR_BLINDNESSES = ["protanopia", "deuteranopia", "tritanopia"] as const;
export type ColorBlindness = (typeof COLOR_BLINDNESSES)[number];

type Row = readonly [number, number, number];

/**
 * Matrices by which red, green and blue, in linear light, become the colours that are seen, a row each: those
 * of full severity of Machado, Oliveira and Fernandes, “A Physiologically-based Model for Simulation of Color
 * Vision Deficiency” (2009), https://doi.org/10.1109/TVCG.2009.113
 */
export const COLOR_BLIND_MATRICES: Readonly<Record<ColorBlindness, readonly [Row, Row, Row]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
