import { listMailTitles } from '@domizil/api'
import { queryOf, useQuery } from '@domizil/app-kit'
import { useMemo } from 'react'

/** The kinds of mails, and their titles as messages: the server declares both. Until they are loaded there are none. */
export function useMailTitles() {
  const { data, status } = useQuery(queryOf(listMailTitles, {}), { isCached: true })

  return useMemo(
    () => ({
      isLoading: status === 'pending',
      kinds: data?.map(({ kind }) => kind) ?? [],
      messages: Object.fromEntries(data?.map(({ kind, title }) => [`mailKind.${kind}`, title]) ?? []),
    }),
    [data, status],
  )
}
