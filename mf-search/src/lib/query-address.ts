import { PARAMETERS, type Parameter } from './address-parameters.ts'
import { EVERYTHING, type SearchQuery } from './search-query.ts'

/** Reads the address. What it does not understand counts as not said. */
export function readQuery(search: string): SearchQuery {
  const said = textsOf(search).map(({ parameter, text }) => parameter.read(text))

  return consistent(Object.assign({}, EVERYTHING, ...said) as SearchQuery)
}

/** The parameters of the address that make no sense, or not all of it. */
export function ignoredParameters(search: string): string[] {
  const understood = readQuery(search)

  return textsOf(search)
    .filter(({ parameter, text }) => !isUnderstood(parameter, text, understood))
    .map(({ parameter }) => parameter.name)
}

/** The address of a query, with a question mark; empty when nothing is said. */
export function writeQuery(query: SearchQuery): string {
  const params = new URLSearchParams()
  const sensible = consistent(query)
  for (const { name, write } of PARAMETERS) {
    const text = String(write(sensible) ?? '')
    if (text) params.set(name, text)
  }
  const written = params.toString().replaceAll('%2C', ',')

  return written && `?${written}`
}

function textsOf(search: string): { parameter: Parameter; text: string }[] {
  const params = new URLSearchParams(search)

  return PARAMETERS.map((parameter) => ({
    parameter,
    text: params.get(parameter.name)?.trim() ?? '',
  })).filter(({ text }) => text !== '')
}

/** Takes out what contradicts the rest, and what says nothing without it. */
function consistent(query: SearchQuery): SearchQuery {
  const { from, center, sort } = query
  const to = from && query.to && query.to < from ? undefined : query.to

  return {
    ...query,
    to,
    months: to ? undefined : query.months,
    flexDays: from ? query.flexDays : undefined,
    radiusKm: center ? query.radiusKm : undefined,
    sort: sort === 'DISTANCE' && !center ? 'RELEVANCE' : sort,
  }
}

/** Whether as much is left of a parameter as it said. */
function isUnderstood({ read, write }: Parameter, text: string, query: SearchQuery): boolean {
  const alone = read(text)
  if (!alone) return false

  const isUsual = write({ ...EVERYTHING, ...alone }) === write(EVERYTHING)
  return isUsual || partsOf(String(write(query) ?? '')) >= partsOf(text)
}

function partsOf(text: string): number {
  return new Set(text.split(',').filter(Boolean)).size
}
