/** The words of a language for what was recognised on a screen. */
export interface SeenWords {
  readonly controls: (count: number) => string;
  readonly fields: (count: number) => string;
  readonly cards: (count: number) => string;
  readonly rows: (count: number) => string;
  readonly tabBar: string;
  readonly mainAction: (label: string) => string;
  readonly nothing: string;
}
