import type { Place } from '@domizil/api'

/** The name of a place: "04229 Leipzig". */
export function placeText({ name, postcode }: Place): string {
  return postcode ? `${postcode} ${name}` : name
}
