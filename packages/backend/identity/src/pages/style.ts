import { REALM } from '../names.ts'

/** Below the realm; with the version of the typeface, as it is cached for good. */
export const FONT_PATH = '/resources/figtree-5.3.0.woff2'

/** The style of the identity pages, from the tokens of the site's theme. Inlined with a nonce. */
export const STYLE = `
@font-face {
  font-family: "Figtree Variable"; font-display: fallback; font-weight: 300 900;
  src: url(/auth/realms/${REALM}${FONT_PATH}) format("woff2");
}
:root {
  --brand: #8b1e2d; --brand-hover: #a53645; --brand-active: #731725; --brand-soft: #fbf3f4;
  --paper: #faf8f6; --text: #2b2225; --quiet: #6a5f62; --line: #ddd5d2; --line-soft: #ece6e3;
  --error: #b02a21; --success: #2f7a55; --success-soft: #eef6f1;
  color-scheme: light;
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: flex; flex-direction: column;
  background: var(--paper); color: var(--text);
  font: 400 15px/1.55 "Figtree Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
a { color: var(--brand); text-underline-offset: 2px; }
a:hover { color: var(--brand-hover); }
:focus-visible { outline: 3px solid rgba(139, 30, 45, .45); outline-offset: 2px; }
.skip { position: absolute; left: 16px; top: -60px; padding: 8px 16px; background: #fff; border-radius: 10px; z-index: 1; }
.skip:focus { top: 12px; }
header {
  display: flex; align-items: center; justify-content: space-between; flex-wrap: wrap; gap: 4px 16px;
  min-height: 68px; padding: 10px max(16px, 4vw); background: #fff; border-bottom: 1px solid var(--line-soft);
}
.brand { display: inline-flex; align-items: center; gap: 10px; color: var(--text); font-size: 18px; font-weight: 700; text-decoration: none; }
.brand:hover { color: var(--brand); }
.brand svg { width: 32px; height: 32px; }
nav ul { display: flex; gap: 2px; margin: 0; padding: 0; list-style: none; }
nav a, nav strong { display: block; padding: 6px 10px; border-radius: 10px; font-size: 14px; }
nav a { color: var(--quiet); text-decoration: none; }
nav a:hover { background: var(--brand-soft); color: var(--brand); }
nav strong { color: var(--brand); background: var(--brand-soft); font-weight: 600; }
main { width: 100%; max-width: 460px; margin: 0 auto; padding: clamp(24px, 6vh, 72px) 16px 40px; flex: 1; }
main.wide { max-width: 620px; }
.wide .button { justify-self: start; width: auto; min-width: 180px; }
.card {
  background: #fff; border: 1px solid var(--line-soft); border-radius: 14px; padding: clamp(20px, 5vw, 36px);
  box-shadow: 0 8px 28px rgba(43, 20, 24, .07), 0 2px 6px rgba(43, 20, 24, .04);
}
.card + .card { margin-top: 20px; }
h1 { margin: 0; font-size: clamp(24px, 5vw, 30px); line-height: 1.2; letter-spacing: -.02em; }
h2 { margin: 0 0 4px; font-size: 18px; }
.lead { margin: 8px 0 0; color: var(--quiet); }
.lead + .card { margin-top: 24px; }
form { display: grid; gap: 18px; margin-top: 24px; }
.card > :first-child { margin-top: 0; }
.facts + form { margin-top: 20px; }
.row { display: grid; gap: 18px; }
@media (min-width: 520px) { .row { grid-template-columns: 1fr 1fr; align-items: start; } }
label { display: block; margin-bottom: 6px; font-weight: 600; font-size: 14px; overflow-wrap: anywhere; }
input {
  width: 100%; height: 46px; padding: 0 14px; border: 1px solid #a89da0; border-radius: 10px;
  background: #fff; color: inherit; font: inherit; font-size: 16px;
}
input:hover { border-color: var(--brand); }
input[aria-invalid="true"] { border-color: var(--error); background: #fffafa; }
.with-reveal { position: relative; }
.with-reveal input { padding-right: 96px; }
.reveal {
  position: absolute; right: 5px; top: 5px; height: 36px; padding: 0 12px; border: 0; border-radius: 7px;
  background: transparent; color: var(--brand); font: inherit; font-size: 14px; font-weight: 600; cursor: pointer;
}
.reveal:hover { background: var(--brand-soft); }
.reveal[hidden] { display: none; }
.hint, .error { margin: 6px 0 0; font-size: 14px; }
.hint { color: var(--quiet); }
.error { color: var(--error); font-weight: 500; }
.notice { margin: 20px 0 0; padding: 12px 16px; border-radius: 10px; }
.notice.good { background: var(--success-soft); color: #1f5a3d; }
.notice.bad { background: #fdf1f0; color: var(--error); font-weight: 500; }
.button {
  min-height: 46px; padding: 10px 20px; border: 0; border-radius: 10px; background: var(--brand); color: #fff;
  font: inherit; font-size: 15px; font-weight: 600; cursor: pointer; width: 100%; margin-top: 4px;
}
.button:hover { background: var(--brand-hover); }
.button:active { background: var(--brand-active); }
.button.second { margin-top: -8px; border: 1px solid #a89da0; background: #fff; color: var(--text); }
.button.second:hover { border-color: var(--brand); background: var(--brand-soft); }
[autocapitalize="characters"] { text-transform: uppercase; letter-spacing: .1em; }
.aside { margin: 24px 0 0; padding-top: 20px; border-top: 1px solid var(--line-soft); text-align: center; color: var(--quiet); }
.aside a { display: inline-block; }
.facts { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; margin: 12px 0 0; overflow-wrap: anywhere; }
.facts span { color: var(--quiet); font-size: 14px; }
.code { color: var(--quiet); font-size: 13px; overflow-wrap: anywhere; }
a.button { display: inline-flex; align-items: center; justify-content: center; color: #fff; text-decoration: none; }
.onward { margin: 24px 0 0; }
.end-row { display: flex; justify-content: flex-end; margin: -12px 0; }
.end-row a { padding: 10px 0; font-size: 14px; }
footer { padding: 0 16px 32px; text-align: center; font-size: 14px; }
footer a { display: inline-block; padding: 6px 10px; }
@media (max-width: 420px) {
  header { padding-inline: 12px; gap: 2px 8px; }
  nav a, nav strong { padding: 6px 8px; font-size: 13px; }
}
@media (forced-colors: active) { .button { border: 1px solid; } }
`
