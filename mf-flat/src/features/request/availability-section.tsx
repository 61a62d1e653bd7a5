import type { PublicFlat } from '@domizil/api'
import { lazyChunk, useSay } from '@domizil/app-kit'
import { SectionHeading } from '@domizil/ui/parts'
import { Suspense, useRef } from 'react'
import { useNear } from '../../lib/use-near.ts'
import styles from './stay-calendar.module.css'
import { useStay } from './use-stay.ts'

const StayDays = lazyChunk('stay-calendar', () =>
  import(/* webpackChunkName: "stay-calendar" */ './stay-calendar.tsx').then((module) => module.StayDays),
)

/**
 * On which days the flat is free, and choosing them. The calendar is loaded when it comes near. On paper, where it could
 * not be turned, the request's list of taken days takes its place.
 */
export function AvailabilitySection({ flat }: { flat: PublicFlat }) {
  const say = useSay()
  const months = useRef<HTMLDivElement>(null)
  const isNear = useNear(months)
  const requested = useStay(flat)

  return (
    <section className="screen-only scripts-only" aria-labelledby="flat-availability">
      <SectionHeading level={2} id="flat-availability" title={say('stay.availability')} />
      <div className={styles.section} ref={months}>
        {isNear && (
          <Suspense>
            <StayDays flat={flat} requested={requested} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
