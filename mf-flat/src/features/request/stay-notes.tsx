import type { PublicFlat } from '@domizil/api'
import { formatDay, monthOf } from '@domizil/domain'
import { Button } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './request.module.css'
import type { RequestedStay } from './use-stay.ts'

interface StayNotesProps {
  flat: PublicFlat
  requested: RequestedStay
}

/** What of the wanted stay does not fit the flat, and the nearest stay that does. */
export function StayNotes({ flat, requested }: StayNotesProps) {
  const { wanted, instead, ignored, setDays } = requested
  const intl = useIntl()

  return (
    <>
      {instead && (
        <Button onClick={() => setDays(instead)}>
          <FormattedMessage
            id="stay.instead"
            values={{ from: formatDay(instead.from), to: formatDay(instead.to) }}
          />
        </Button>
      )}
      <Proposal requested={requested} />
      {(wanted.persons ?? 1) > flat.maxPerson && (
        <Note>
          <FormattedMessage
            id="stay.tooManyPersons"
            values={{ count: wanted.persons, max: flat.maxPerson }}
          />
        </Note>
      )}
      {ignored.length > 0 && (
        <Note>
          <FormattedMessage
            id="stay.ignored"
            values={{ count: ignored.length, names: intl.formatList(ignored, { type: 'conjunction' }) }}
          />
        </Note>
      )}
    </>
  )
}

/** Says of flexible days that they are only proposed, and takes them at a press. */
function Proposal({ requested }: Pick<StayNotesProps, 'requested'>) {
  const intl = useIntl()
  const { wanted, proposed, setDays } = requested
  if (!proposed) return null
  const { from, to } = proposed
  const month = monthOf(wanted)

  return (
    <>
      <Note>
        {month ? (
          <FormattedMessage
            id="stay.anyDay"
            values={{
              month: intl.formatDate(`${month}-15`, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
              from: formatDay(from),
            }}
          />
        ) : (
          <FormattedMessage
            id={from === wanted.startDate ? 'stay.flexible' : 'stay.moved'}
            values={{ days: wanted.flexDays, from: formatDay(from) }}
          />
        )}
      </Note>
      <Button onClick={() => setDays(proposed)}>
        <FormattedMessage id="stay.take" values={{ from: formatDay(from), to: formatDay(to) }} />
      </Button>
    </>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} role="note">
      {children}
    </p>
  )
}
