/** Whether a caller would rather have a file than JSON: CSV is asked for, and nothing else as eagerly before it. */
export function wantsCsv(accept: string | undefined): boolean {
  const types = (accept ?? '').split(',').map((entry) => {
    const [type = '', ...parameters] = entry
      .toLowerCase()
      .split(';')
      .map((part) => part.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
    return { type, quality: Number(quality) }
  })
  const qualityOf = (name: string) => types.find(({ type }) => type === name)?.quality ?? 0

  return qualityOf('text/csv') > 0 && qualityOf('text/csv') >= qualityOf('application/json')
}
