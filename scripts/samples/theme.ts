/** Colours and text styles that the screens of a design share, with the name of each style in the file. */
export interface SampleTheme {
  /** Colours by the word used in class names. */
  readonly colors: Readonly<Record<string, { readonly hex: string; readonly style: string }>>;
  readonly texts: Readonly<Record<string, TextStyle>>;
}

interface TextStyle {
  readonly style: string;
  readonly sizePx: number;
  readonly lineHeightPx: number;
  readonly weight: number;
  readonly letterSpacingPx?: number;
}

const STEPS = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 64, 72, 80, 96,
];
const SIZES = [...STEPS, 88, 104, 112, 120, 128, 140, 144, 160, 180, 200, 240, 256, 280, 320, 360, 390];

const BASE = `
* { box-sizing: border-box; margin: 0; padding: 0; flex-shrink: 0; min-width: 0;
  --stroke: 0 0 #0000; --shadow: 0 0 #0000; box-shadow: var(--stroke), var(--shadow); }
body { display: flex; align-items: flex-start; gap: 100px; padding: 100px; width: max-content;
  background: #e5e7eb; font-family: Inter; font-feature-settings: normal; -webkit-font-smoothing: antialiased; }
a { color: inherit; text-decoration: none; }
svg { display: block; fill: currentColor; overflow: visible; }
.row { display: flex; flex-direction: row; align-items: center; }
.col { display: flex; flex-direction: column; align-items: stretch; }
.start { align-items: flex-start; } .mid { align-items: center; } .end { align-items: flex-end; }
.stretch { align-items: stretch; } .base { align-items: baseline; }
.center { justify-content: center; } .between { justify-content: space-between; } .last { justify-content: flex-end; }
.wrap { flex-wrap: wrap; } .fill { flex: 1 1 0; } .free { display: block; position: relative; } .abs { position: absolute; }
.clip { overflow: hidden; } .nowrap { white-space: nowrap; }
.left { text-align: left; } .middle { text-align: center; } .right { text-align: right; }
.underline { text-decoration: underline; } .upper { text-transform: uppercase; }
.rfull { border-radius: 999px; }`;

const utilities = (): string =>
  [
    ...STEPS.map(
      (px) =>
        `.g${px}{gap:${px}px}.p${px}{padding:${px}px}.px${px}{padding-left:${px}px;padding-right:${px}px}` +
        `.py${px}{padding-top:${px}px;padding-bottom:${px}px}.pt${px}{padding-top:${px}px}` +
        `.pb${px}{padding-bottom:${px}px}.r${px}{border-radius:${px}px}`,
    ),
    ...SIZES.map((px) => `.w${px}{width:${px}px}.h${px}{height:${px}px}`),
  ].join("\n");

const colorClasses = ({ colors }: SampleTheme): string =>
  Object.entries(colors)
    .map(
      ([word, { hex }]) =>
        `.bg-${word}{background-color:${hex}}.c-${word}{color:${hex}}.line-${word}{--stroke:inset 0 0 0 1px ${hex}}` +
        `.line2-${word}{--stroke:inset 0 0 0 2px ${hex}}.under-${word}{--stroke:inset 0 -1px 0 0 ${hex}}` +
        `.over-${word}{--stroke:inset 0 1px 0 0 ${hex}}.beside-${word}{--stroke:inset -1px 0 0 0 ${hex}}`,
    )
    .join("\n");

const textClasses = ({ texts }: SampleTheme): string =>
  Object.entries(texts)
    .map(
      ([word, { sizePx, lineHeightPx, weight, letterSpacingPx = 0 }]) =>
        `.t-${word}{font-size:${sizePx}px;line-height:${lineHeightPx}px;font-weight:${weight};letter-spacing:${letterSpacingPx}px}`,
    )
    .join("\n");

/** The style sheet of a theme. Strokes are inset shadows: like Figma's, they take no room. */
export const styleSheet = (theme: SampleTheme): string =>
  [BASE, utilities(), colorClasses(theme), textClasses(theme)].join("\n");
