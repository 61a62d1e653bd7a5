import { createIcon } from './create-icon.tsx'

// Logos of networks: the icon set contains none.
/** The logo of Instagram. */
export const InstagramIcon = /* @__PURE__ */ createIcon([
  ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 5 }],
  ['circle', { cx: 12, cy: 12, r: 4 }],
  ['path', { d: 'M17 7h.01' }],
])
/** The logo of LinkedIn. */
export const LinkedinIcon = /* @__PURE__ */ createIcon([
  ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 3 }],
  ['path', { d: 'M8 11v6M8 7.5h.01M12 17v-6M12 13.5a2 2 0 0 1 4 0V17' }],
])
/** The logo of Facebook. */
export const FacebookIcon = /* @__PURE__ */ createIcon([
  ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 3 }],
  ['path', { d: 'M13 21v-8.5a2 2 0 0 1 2-2h1.5M10.5 14.5H16' }],
])
/** The logo of YouTube. */
export const YoutubeIcon = /* @__PURE__ */ createIcon([
  ['rect', { x: 2.5, y: 5, width: 19, height: 14, rx: 4 }],
  ['path', { d: 'm10.5 9.5 4.5 2.5-4.5 2.5z' }],
])
