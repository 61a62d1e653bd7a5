import { lazyChunk } from '@domizil/app-kit'
import { Skeleton } from '@domizil/ui/parts'
import { Suspense } from 'react'
import { LATE_TEXTS } from '../late-texts.ts'
import type { DateFieldsProps } from './date-fields.tsx'
import styles from './dates.module.css'

const DateFields = lazyChunk(
  'date-fields',
  () => import(/* webpackChunkName: "date-fields" */ './date-fields.tsx').then((module) => module.DateFields),
  { messages: LATE_TEXTS },
)

/** The dates, whose calendar is loaded on demand. */
export function LazyDateFields(props: DateFieldsProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <DateFields {...props} />
    </Suspense>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton height="62px" />
      <Skeleton height="62px" />
      <Skeleton height="62px" />
    </div>
  )
}
