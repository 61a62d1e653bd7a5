import type { Place } from '@domizil/contract'

/** A place as people write it: "04229 Leipzig". */
export function placeText({ name, postcode }: Place): string {
  return postcode ? `${postcode} ${name}` : name
}
