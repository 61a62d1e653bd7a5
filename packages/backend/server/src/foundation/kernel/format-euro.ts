/** Formats whole euros. */
export function formatEuro(euro: number, language: 'de' | 'en'): string {
  const options = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(language, options).format(euro)
}
