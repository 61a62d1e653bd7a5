/** Formats of one kind for dates in UTC, made once for each language: making one takes longer than a hundred uses. */
export function keptFormat(options: Intl.DateTimeFormatOptions): (locale: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>()

  return (locale) => {
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    formats.set(locale, format)
    return format
  }
}
