/** How a page of a review looks: light and dark as the reader's system, black on white in print. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --ground: #fff; --card: #f6f6f7; --text: #1d1d1f; --quiet: #5c5c63; --line: #d9d9de;
  --link: #0b5cad; --critical: #b3200a; --major: #8f4b00; --minor: #0b5cad; --suggestion: #6b3fc0; --on-pin: #fff; }
@media (prefers-color-scheme: dark) { :root { --ground: #1b1b1e; --card: #26262b; --text: #f2f2f4; --quiet: #b4b4bd;
  --line: #43434b; --link: #8fcdfb; --critical: #ffaa9c; --major: #f7cf5f; --minor: #8fcdfb; --suggestion: #d3b8ff; --on-pin: #1b1b1e; } }
* { box-sizing: border-box; }
body { max-width: 1080px; padding: 32px 24px 48px; margin: 0 auto; background: var(--ground); color: var(--text);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 24px; line-height: 1.25; }
h2 { margin: 0 0 4px; font-size: 20px; }
h3 { margin: 24px 0 8px; font-size: 16px; }
h3.title { margin: 0; }
p { margin: 0 0 6px; }
a { color: var(--link); }
.quiet { color: var(--quiet); }
.screen { padding-top: 28px; border-top: 1px solid var(--line); margin-top: 28px; }
.side { display: grid; align-items: start; gap: 28px; }
@media (min-width: 860px) { .side.pictured { grid-template-columns: minmax(240px, 380px) minmax(0, 1fr); } }
.picture { position: relative; margin: 12px 0 0; }
.picture img { display: block; width: 100%; border: 1px solid var(--line); border-radius: 10px; }
.pin { position: absolute; transform: translate(-80%, -50%); text-decoration: none; }
.number { display: inline-grid; min-width: 22px; height: 22px; padding: 0 5px; border-radius: 999px; background: var(--text);
  color: var(--on-pin); font-size: 12px; font-weight: 700; line-height: 22px; place-items: center; }
.pin .number { box-shadow: 0 0 0 2px var(--ground); }
.critical .number, .pin .critical { background: var(--critical); }
.major .number, .pin .major { background: var(--major); }
.minor .number, .pin .minor { background: var(--minor); }
.suggestion .number, .pin .suggestion { background: var(--suggestion); }
ol, ul { padding: 0; margin: 0; list-style: none; }
.finding { display: grid; padding: 14px; border-radius: 10px; margin-top: 10px; background: var(--card); gap: 4px 12px;
  grid-template-columns: auto minmax(0, 1fr); break-inside: avoid; }
.finding:target { outline: 2px solid var(--link); }
.facts { color: var(--quiet); font-size: 13px; }
dl { display: grid; margin: 8px 0 0; font-size: 14px; gap: 2px 12px; grid-template-columns: max-content minmax(0, 1fr); }
dt { color: var(--quiet); }
dd { margin: 0; }
.notes li { padding: 4px 0; }
footer { padding-top: 20px; border-top: 1px solid var(--line); margin-top: 32px; color: var(--quiet); font-size: 13px; }
@media (max-width: 520px) { dl { grid-template-columns: minmax(0, 1fr); } dd { margin-bottom: 6px; } }
@media print { :root { color-scheme: light; --ground: #fff; --card: #fff; --text: #000; --quiet: #444; --line: #bbb; --link: #000;
  --critical: #b3200a; --major: #8f4b00; --minor: #0b5cad; --suggestion: #6b3fc0; --on-pin: #fff; }
  @page { margin: 14mm; }
  body { max-width: none; padding: 0; font-size: 11pt; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .finding { padding: 8pt; border: 1px solid var(--line); }
  .side.pictured { display: block; }
  .picture { width: fit-content; max-width: 320px; break-inside: avoid; }
  .picture img { width: auto; max-width: 100%; max-height: 230mm; }
  h2, h3 { break-after: avoid; } }
`;
