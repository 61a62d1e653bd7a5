import { listOwnBlockedPeriods, type OwnFlat } from '@domizil/api'
import { LoadFailed, queryOf, useQuery } from '@domizil/app-kit'
import { useSearchParams } from '@domizil/app-kit/router'
import { useToday } from '@domizil/app-kit/today'
import { addMonths, type Day, isDay } from '@domizil/domain'
import { NoOwnFlats } from '@domizil/flat-ui/own-flats'
import { Skeleton, TextField } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { Pages } from '../browse/pages.tsx'
import { useBrowsing } from '../browse/use-browsing.ts'
import { useOwnFlats } from '../own-flats.ts'
import { TimelineHead } from './timeline-head.tsx'
import { TimelineRow } from './timeline-row.tsx'
import styles from './timelines.module.css'
import { MONTHS_SHOWN, windowAt } from './window.ts'

/** The number of flats from which they are searched. */
const MANY = 7

/** The days on which the caller's flats are taken, all flats below each other. */
export function OwnTimelines() {
  const flats = useOwnFlats()
  if (flats.status === 'pending') return <Skeleton height="280px" />
  if (!flats.data) {
    return (
      <LoadFailed
        query={flats}
        title={<FormattedMessage id="choose.failed" />}
        retry={<FormattedMessage id="page.retry" />}
      />
    )
  }
  if (flats.data.length === 0) {
    return (
      <NoOwnFlats>
        <FormattedMessage id="choose.noneHint" />
      </NoOwnFlats>
    )
  }

  return <Timelines flats={flats.data} />
}

function Timelines({ flats }: { flats: readonly OwnFlat[] }) {
  const intl = useIntl()
  const browsing = useBrowsing(flats)
  const { from, show } = useFirstDay()
  const window = windowAt(from)
  const periods = useQuery(
    queryOf(listOwnBlockedPeriods, { query: { from: window.from, months: MONTHS_SHOWN } }),
  )

  return (
    <div className={styles.timelines}>
      {flats.length >= MANY && (
        <TextField
          label={intl.formatMessage({ id: 'browse.search' })}
          type="search"
          maxLength={100}
          value={browsing.view.q}
          onChange={({ target }) => browsing.change({ q: target.value })}
        />
      )}
      <TimelineHead window={window} onMove={(months) => show(addMonths(window.from, months))} />
      {periods.status === 'error' && (
        <LoadFailed
          query={periods}
          title={<FormattedMessage id="availability.failed" />}
          retry={<FormattedMessage id="page.retry" />}
        />
      )}
      {browsing.found.length === 0 && (
        <p role="status">
          <FormattedMessage id="browse.none" />
        </p>
      )}
      <ul className={styles.rows} aria-busy={periods.isFetching}>
        {browsing.shown.map((named) => (
          <TimelineRow
            key={named.flat.id}
            named={named}
            window={window}
            periods={periods.data?.filter(({ flatId }) => flatId === named.flat.id)}
          />
        ))}
      </ul>
      <Pages {...browsing} />
    </div>
  )
}

/** The month that is seen first stands in the address. */
function useFirstDay(): { from: Day; show: (day: Day) => void } {
  const today = useToday()
  const [search, setSearch] = useSearchParams()
  const first = `${search.get('from') ?? ''}-01`

  return {
    from: isDay(first) ? first : today,
    show: (day) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          after.set('from', day.slice(0, 7))
          return after
        },
        { replace: true },
      ),
  }
}
