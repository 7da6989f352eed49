/** The host of a web address, for people: without `www.`. What is no such address is answered as it is. */
export const hostOf = (address: string): string =>
  /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(address)?.[1] ?? address;
