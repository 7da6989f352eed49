/** An address for a picture, until somebody revokes it. */
export const pictureUrl = (png: Uint8Array): string =>
  URL.createObjectURL(new Blob([new Uint8Array(png)], { type: "image/png" }));
