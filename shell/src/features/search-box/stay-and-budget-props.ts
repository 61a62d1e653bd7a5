import type { SearchBoxValues } from './search-address.ts'

export interface StayAndBudgetProps {
  values: SearchBoxValues
  onChange: (change: Partial<SearchBoxValues>) => void
}
