/** Browsers of which a document may have several import maps; earlier ones ignore all but the first, as Firefox does. */
const SINCE = [
  [/Chrome\/(\d{1,4})/, 133],
  [/Version\/(\d{1,4})(?:\.[\d.]{1,16})? (?:Mobile\/\w{1,16} )?Safari\//, 26],
] as const

/**
 * Whether the browser takes import maps after the first one. Nothing in the page can find out without harm; all
 * others get one whole map, also those that learn it later.
 */
export function hasSeveralMaps(userAgent = ''): boolean {
  return SINCE.some(([version, first]) => Number(version.exec(userAgent)?.[1] ?? 0) >= first)
}
