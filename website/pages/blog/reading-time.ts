/**
 * Words a minute. Adults read English non-fiction at 238 on average, most of them at 175 to 300
 * (https://doi.org/10.1016/j.jml.2019.104047); numbers and figures take longer than prose.
 */
const READING_SPEED = 200;

/** How long it takes to read so many words, in whole minutes. */
export const readingMinutes = (words: number): number => Math.max(1, Math.ceil(words / READING_SPEED));
