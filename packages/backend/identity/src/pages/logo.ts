import { html } from './html.ts'

/** The logo: a house in a red square. Decorative, because the name is beside it. */
export const LOGO = html`<svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
<rect width="32" height="32" rx="9" fill="#8b1e2d"/>
<path d="M8 15.2 16 8.5l8 6.7V23a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 8 23z" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>
<path d="M13 24.5V19a3 3 0 0 1 6 0v5.5" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>
</svg>`
