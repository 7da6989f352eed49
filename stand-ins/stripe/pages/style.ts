/** The look of the hosted pages: system fonts, light and dark, one column on a phone. */
export const STRIPE_PAGE_STYLE = `
:root { color-scheme: light dark; --text: light-dark(#1b1b1f, #ececf1); --quiet: light-dark(#5c5c66, #a4a4b0);
  --line: light-dark(#dcdce3, #3a3a45); --paper: light-dark(#f6f6f9, #121216); --card: light-dark(#fff, #1c1c22);
  --accent: light-dark(#4b48c8, #a9a6ff); --on-accent: light-dark(#fff, #16161a); --bad: light-dark(#b3261e, #ff9d94);
  --bad-paper: light-dark(#fdecea, #3a1f1d); --good: light-dark(#1b6e3c, #7ed9a1); --note: light-dark(#fff4d6, #3a3116);
  --note-text: light-dark(#5b4300, #ffe4a3); --edge: light-dark(#85858f, #82828f); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
.banner { padding: 0.75rem 1.25rem; background: var(--note); color: var(--note-text); text-align: center; }
main { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
main.narrow { max-width: 30rem; }
.columns > * { min-width: 0; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem; align-items: start; margin-top: 1rem; }
@media (min-width: 50rem) { .columns > * { min-width: 0; }
.columns { grid-template-columns: 5fr 6fr; gap: 4rem; } }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; text-wrap: balance; }
p { margin: 0 0 0.75rem; }
.seller { margin: 0 0 1.5rem; color: var(--quiet); font-weight: 600; }
.quiet { color: var(--quiet); }
.banner strong, .alert strong { display: block; }
.small { font-size: 0.9rem; }
.rows { margin: 0 0 1rem; padding: 0; border-top: 1px solid var(--line); }
.rows dd { margin: 0; }
.rows div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 1rem; padding: 0.65rem 0; border-bottom: 1px solid var(--line); }
.sheet { padding: 1.5rem; border: 1px solid var(--line); border-radius: 16px; background: var(--card); }
.sheet + .sheet { margin-top: 1.25rem; }
fieldset { margin: 1.5rem 0 0; padding: 0; border: 0; min-width: 0; }
legend { padding: 0; margin-bottom: 1rem; font-weight: 600; }
.field { margin-bottom: 1rem; }
.pair { display: grid; grid-template-columns: 2fr 3fr; gap: 0 0.75rem; align-items: end; }
label { display: block; margin-bottom: 0.3rem; font-size: 0.9rem; font-weight: 600; }
label span { color: var(--quiet); font-weight: 400; }
input, select { width: 100%; min-height: 44px; padding: 0.5rem 0.75rem; border: 1px solid var(--edge); border-radius: 10px;
  background: var(--card); color: inherit; font: inherit; }
input[aria-invalid="true"], select[aria-invalid="true"] { border-color: var(--bad); }
.hint { margin: 0.3rem 0 0; color: var(--quiet); font-size: 0.85rem; }
.wrong { margin: 0.3rem 0 0; color: var(--bad); font-size: 0.9rem; }
.alert { margin: 0 0 1.25rem; padding: 0.85rem 1rem; border-radius: 10px; background: var(--bad-paper); color: var(--bad); }
.buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 1.25rem; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: 0.5rem 1.1rem;
  border: 1px solid var(--edge); border-radius: 10px; background: transparent; color: var(--text); font: inherit; font-weight: 600;
  text-decoration: none; cursor: pointer; }
.main { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
.wide { width: 100%; }
[hidden] { display: none; }
button:hover, .button:hover { filter: brightness(1.08); text-decoration: underline; text-underline-offset: 0.2em; }
a { color: var(--accent); text-underline-offset: 0.2em; }
details { margin: 0.75rem 0 0; font-size: 0.9rem; }
summary { cursor: pointer; color: var(--accent); padding: 0.25rem 0; }
.cards { list-style: none; margin: 0.5rem 0 0; padding: 0; }
.cards code { white-space: nowrap; }
.cards li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: 0.35rem 0; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.95rem; }
td { padding: 0.65rem 0.75rem 0.65rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
.number { padding-right: 0; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.end td { border-bottom: 0; font-weight: 600; }
.stamp { float: right; padding: 0.15rem 0.7rem; border: 1px solid currentColor; border-radius: 99px; font-size: 0.85rem; font-weight: 600; }
.stamp.paid { color: var(--good); } .stamp.open { color: var(--bad); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
@media print { .banner, .buttons, .pay { display: none; } body { background: #fff; } .sheet { border: 0; padding: 0; } }
`;
