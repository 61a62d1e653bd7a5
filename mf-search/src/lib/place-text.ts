import type { Place } from '@domizil/api'

/** A place as people write it: "04229 Leipzig". */
export function placeText({ name, postcode }: Place): string {
  return postcode ? `${postcode} ${name}` : name
}
