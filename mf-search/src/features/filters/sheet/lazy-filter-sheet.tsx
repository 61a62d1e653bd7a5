import { lazyChunk } from '@domizil/app-kit'
import { Suspense } from 'react'
import { LATE_TEXTS } from '../../../lib/late-texts.ts'
import type { FiltersProps } from '../query-props.ts'
import styles from './sheet.module.css'

const FilterSheet = lazyChunk(
  'filter-sheet',
  () =>
    import(/* webpackChunkName: "filter-sheet" */ './filter-sheet.tsx').then((module) => module.FilterSheet),
  { messages: LATE_TEXTS },
)

/** All filters, loaded on demand. */
export function LazyFilterSheet(props: FiltersProps) {
  return (
    <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
      <FilterSheet {...props} />
    </Suspense>
  )
}
