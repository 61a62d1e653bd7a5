import { lazy, Suspense, useState } from 'react'
import { loadOwnChunk } from '../../lib/load-own-chunk.ts'
import { QuietBoundary } from '../../lib/quiet-boundary.tsx'

/** The search over the back office, loaded for administrators alone. Without it the lists have their searches. */
export function LazyAdminSearch() {
  const [AdminSearch] = useState(() =>
    lazy(async () => ({
      default: await loadOwnChunk('admin-search', async () => {
        const chunk = await import(/* webpackChunkName: "admin-search" */ './admin-search.tsx')
        return chunk.AdminSearch
      }),
    })),
  )

  return (
    <QuietBoundary>
      <Suspense>
        <AdminSearch />
      </Suspense>
    </QuietBoundary>
  )
}
