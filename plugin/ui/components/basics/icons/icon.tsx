const PATHS = {
  left: "m9.5 4-4 4 4 4",
  right: "m6.5 4 4 4-4 4",
  up: "m4 9.5 4-4 4 4",
  down: "m4 6.5 4 4 4-4",
  close: "m4.5 4.5 7 7m0-7-7 7",
  share: "M8 10V2.5m0 0L5 5.5m3-3 3 3M3 9.5v3a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1v-3",
  tick: "m3.5 8.5 3 3 6-7",
  again: "M13 8a5 5 0 1 1-1.6-3.7L13 5.8M13 2.5v3.3H9.7",
  search: "M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Zm3.4 7.9 3.1 3.1",
  wand: "m2.5 13.5 7-7M11 2v3M9.5 3.5h3M13 7v2M12 8h2M5.5 3v2M4.5 4h2",
  target: "M8 1.5v3m0 7v3M1.5 8h3m7 0h3M8 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z",
} as const;

export type IconName = keyof typeof PATHS;

/** A line icon of 16 px, hidden from screen readers: words stand beside it or in a label. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    stroke-width="1.3"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);
