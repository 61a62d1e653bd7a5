import { WHOLE_EUROS } from '@domizil/domain'

/** Formats whole euros. */
export function formatEuro(euro: number, language: 'de' | 'en'): string {
  return new Intl.NumberFormat(language, WHOLE_EUROS).format(euro)
}
