import type { PublicFlat } from '@domizil/api'
import { formatDay } from '@domizil/domain'
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
  const { stay, wanted, instead, ignored, setDays } = requested
  const intl = useIntl()
  const isMoved = wanted.startDate !== undefined && stay.from !== wanted.startDate

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
      {isMoved && (
        <Note>
          <FormattedMessage
            id="stay.moved"
            values={{ days: wanted.flexDays, from: formatDay(stay.from ?? '') }}
          />
        </Note>
      )}
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

function Note({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} role="note">
      {children}
    </p>
  )
}
