import { lazyChunk } from '@domizil/app-kit'
import { useSearchParams } from '@domizil/app-kit/router'
import { Skeleton } from '@domizil/ui/parts'
import { Suspense } from 'react'
import { FLAT_LIST } from '../features/flats/flat-list.tsx'
import { ListPage } from '../lib/list/list-page.tsx'

const FlatReview = lazyChunk<{ id: number }>('flat-review', () =>
  import(/* webpackChunkName: "flat-review" */ '../features/review/flat-review.tsx').then(
    (module) => module.FlatReview,
  ),
)

/** The list of flats, or the review of the one that the URL names. */
export function FlatsPage() {
  const [address] = useSearchParams()
  const id = Number(address.get('review'))
  if (!Number.isInteger(id) || id < 1) return <ListPage list={FLAT_LIST} />

  return (
    <Suspense fallback={<Skeleton height="480px" />}>
      <FlatReview id={id} />
    </Suspense>
  )
}
