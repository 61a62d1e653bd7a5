/** The style of the HTML description, in light and dark mode. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --line: #d9dcdf; --soft: #f4f5f6; --muted: #5a6470; --brand: #0b6e63; }
@media (prefers-color-scheme: dark) { :root { --line: #3a4149; --soft: #22272d; --muted: #a7b0ba; --brand: #6fd0c2; } }
* { box-sizing: border-box; }
body { max-width: 980px; margin: 0 auto; padding: 32px 20px 96px; font: 16px/1.55 system-ui, sans-serif; }
h1 { margin: 0 0 8px; font-size: 2rem; line-height: 1.2; }
h2 { margin: 48px 0 12px; font-size: 1.3rem; text-transform: capitalize; }
h3 { margin: 20px 0 6px; font-size: 1rem; }
p { margin: 8px 0; }
a { color: var(--brand); }
nav ul { display: flex; flex-wrap: wrap; gap: 6px 16px; margin: 20px 0 0; padding: 0; list-style: none; text-transform: capitalize; }
details { margin: 8px 0; border: 1px solid var(--line); border-radius: 10px; }
summary { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; padding: 10px 14px; cursor: pointer; }
summary:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; border-radius: 10px; }
details > div { padding: 0 14px 14px; border-top: 1px solid var(--line); }
code, pre { font: 14px/1.5 ui-monospace, monospace; }
summary code { overflow-wrap: anywhere; }
.method { min-width: 62px; font-weight: 700; color: var(--brand); }
.about { color: var(--muted); }
.who { margin-left: auto; color: var(--muted); font-size: 14px; }
pre { max-width: 100%; margin: 6px 0; padding: 12px; overflow-x: auto; border-radius: 8px; background: var(--soft); }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 6px 10px 6px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
`
