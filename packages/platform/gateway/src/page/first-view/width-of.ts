import type { IncomingHttpHeaders } from 'node:http'

/** The widths in CSS pixels for which pages are drawn: most phones and most other screens get the right layout. */
const PHONE = 412
const DESKTOP = 1280
export const WIDTHS = [PHONE, DESKTOP] as const

/** The width to draw for. A wrong guess costs the browser one more rendering. */
export function widthOf(headers: IncomingHttpHeaders): number {
  const hint = headers['sec-ch-ua-mobile']
  const isPhone = hint === undefined ? /\bMobi/i.test(headers['user-agent'] ?? '') : hint === '?1'

  return isPhone ? PHONE : DESKTOP
}
