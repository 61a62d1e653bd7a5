import { type Day, parseDay } from '@domizil/domain'

/** Reads a day as people type it: `01.12.2027`, `1.12.2027`, `01/12/2027` or `01122027`; undefined for anything else. */
export function dayFromText(text: string): Day | undefined {
  const dotted = text
    .trim()
    .replace(/^(\d{2})(\d{2})(\d{4})$/, '$1.$2.$3')
    .replaceAll(/[/,-]/g, '.')

  return parseDay(dotted)
}
