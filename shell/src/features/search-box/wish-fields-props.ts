import type { Wishes } from './search-address.ts'

export interface WishFieldsProps {
  wishes: Wishes
  onChange: (change: Partial<Wishes>) => void
}
