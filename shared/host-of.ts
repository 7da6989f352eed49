/** The host of a web address, for people: without `www.`. Other texts are answered as they are. */
export const hostOf = (address: string): string =>
  /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(address)?.[1] ?? address;
