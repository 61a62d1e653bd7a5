/** Chromium of which a document may have several import maps; earlier ones ignore all but the first. */
const SINCE_CHROMIUM = 133

/**
 * Whether the browser takes import maps after the first one. Nothing in the page can find out without harm; all
 * others get one whole map, also those that learn it later.
 */
export function hasSeveralMaps(userAgent = ''): boolean {
  return Number(/Chrome\/(\d+)/.exec(userAgent)?.[1] ?? 0) >= SINCE_CHROMIUM
}
