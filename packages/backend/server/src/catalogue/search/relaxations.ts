import type { SearchFilter } from '@domizil/api/schemas'

/** A search with one filter left out. */
export interface Relaxation {
  filter: string
  /** The one of several amenities or rules that is left out. */
  value?: string
  rest: SearchFilter
}

type Field = keyof SearchFilter

/** What people see as one filter, by the field that stands for it. */
const LEFT_OUT_WITH: Partial<Record<Field, readonly Field[]>> = {
  startDate: ['endDate', 'flexDays'],
  center: ['radiusKm'],
}
/** They say how to show what is found, or go with another field. */
const NO_FILTERS = new Set<string>([
  'sort',
  'page',
  'pageSize',
  'include',
  'isRepeated',
  'flexDays',
  'radiusKm',
  'near',
  'nearName',
])

/** A filter without each of its parts, as a user could remove them on the page. */
export function relaxationsOf(filter: SearchFilter): Relaxation[] {
  const fields = (Object.keys(filter) as Field[]).filter((field) => !NO_FILTERS.has(field))

  return fields.flatMap((field): Relaxation[] => {
    if (field === 'amenities' || field === 'houseRules') return eachLeftOut(filter, field)
    return [{ filter: field, rest: without(filter, [field, ...(LEFT_OUT_WITH[field] ?? [])]) }]
  })
}

function eachLeftOut(filter: SearchFilter, field: 'amenities' | 'houseRules'): Relaxation[] {
  const codes: string[] = [...new Set(filter[field])]
  return codes.map((value) => ({
    filter: field,
    value,
    rest: { ...filter, [field]: codes.filter((code) => code !== value) },
  }))
}

function without(filter: SearchFilter, fields: readonly Field[]): SearchFilter {
  return Object.fromEntries(
    Object.entries(filter).filter(([field]) => !fields.some((gone) => gone === field)),
  )
}
