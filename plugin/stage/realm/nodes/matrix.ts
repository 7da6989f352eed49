/** A 2 × 3 matrix in the plugin API's order of rows. */
export type Matrix = [[number, number, number], [number, number, number]];

export const IDENTITY: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
];

export const multiply = ([[a, c, e], [b, d, f]]: Matrix, [[g, i, k], [h, j, l]]: Matrix): Matrix => [
  [a * g + c * h, a * i + c * j, a * k + c * l + e],
  [b * g + d * h, b * i + d * j, b * k + d * l + f],
];

/** The matrix that undoes another; the identity for one that cannot be undone. */
export function invert([[a, c, e], [b, d, f]]: Matrix): Matrix {
  const determinant = a * d - b * c;
  if (determinant === 0) return IDENTITY;
  return [
    [d / determinant, -c / determinant, (c * f - d * e) / determinant],
    [-b / determinant, a / determinant, (b * e - a * f) / determinant],
  ];
}
