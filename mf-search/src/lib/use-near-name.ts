import type { SearchQuery } from '@domizil/links'
import { useIntl } from 'react-intl'

/** What the visitor's place is called; a point of the map has no name. Undefined without a place. */
export function useNearName({ near, nearName }: Pick<SearchQuery, 'near' | 'nearName'>): string | undefined {
  const intl = useIntl()
  return near && (nearName ?? intl.formatMessage({ id: 'near.mapPoint' }))
}
