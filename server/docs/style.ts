/** The look of the page: system fonts, two colours, light and dark. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --text: light-dark(#1b1b1f, #ececf1); --quiet: light-dark(#5c5c66, #a4a4b0);
  --line: light-dark(#e3e3e8, #33333c); --paper: light-dark(#fff, #17171b); --accent: light-dark(#4b48c8, #a9a6ff); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--text); font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem; }
h2 { font-size: 1.05rem; line-height: 1.4; margin: 0 0 0.5rem; font-weight: 600; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: 0.2em; }
code, pre, .method { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 0.9em; }
.method { display: inline-block; min-width: 4.5em; color: var(--accent); font-weight: 600; }
section { padding: 1.5rem 0; border-top: 1px solid var(--line); scroll-margin-top: 1rem; }
section p { margin: 0 0 0.5rem; }
.access { color: var(--quiet); font-size: 0.9rem; }
pre { margin: 0.25rem 0 0.75rem; padding: 1rem; overflow: auto; max-height: 28rem; border: 1px solid var(--line);
  border-radius: 12px; line-height: 1.5; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
`;
