import type { Booking } from '@domizil/api'
import { cityNameIn, formatDay } from '@domizil/domain'
import { useLocale, useRemoteText } from '@domizil/app-kit'
import { CalendarDays, Users } from '@domizil/ui/icons'
import { classes, FactsRow, Picture, Tag } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { bookingAnchor, flatPath } from '@domizil/links'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ContractFiles } from './contract/contract-files.tsx'
import { AnsweredReview } from './answered-review.tsx'
import { AgreedViewing } from './agreed-viewing.tsx'
import { AboutTenant } from './about-tenant.tsx'
import { Contact } from './contact.tsx'
import { RequestActions } from './request-actions.tsx'
import { RequestProgress } from './request-progress.tsx'
import { RequestSide } from './request-side.tsx'
import { Rivals } from './rivals.tsx'
import { needsMyAction, shownStatusOf, toneOf } from './request-state.ts'
import styles from './requests.module.css'

interface RequestCardProps {
  request: Booking
  /** Actions besides the decisions. */
  extras: ReactNode
  /** Content beside the name of the other party. */
  beside: ReactNode
  /** The page names the flat: the card is about the other party. */
  hidesFlat: boolean
}

/** A request: the flat, the other party, the days, the progress, and the actions. */
export function RequestCard({ request, extras, beside, hidesFlat }: RequestCardProps) {
  const { flat, otherParty, role, status } = request
  const title = useRemoteText()({ en: flat.title_en, local: flat.title_local, languageTag: flat.languageTag })
  const intl = useIntl()
  const city = cityNameIn(useLocale(), flat.city)
  const name = otherParty.name || intl.formatMessage({ id: 'requests.formerMember' })

  return (
    <article
      id={bookingAnchor(request.id)}
      className={classes(
        styles.card,
        needsMyAction(request) && styles.turn,
        status === 'BOOKING_CANCELED' && styles.ended,
        hidesFlat && styles.plain,
      )}
      aria-label={hidesFlat ? name : title}
    >
      {!hidesFlat && (
        <div className={styles.picture}>
          <Picture
            variants={Object.values(flat.image?.derivatives ?? {})}
            alt=""
            sizes="(max-width: 767px) 100vw, 240px"
            ratio="3 / 2"
          />
        </div>
      )}
      <div className={styles.head}>
        <p className={styles.status}>
          <Tag tone={toneOf(status)}>
            <FormattedMessage id={`status.${shownStatusOf(request)}`} />
          </Tag>
          {needsMyAction(request) && (
            <strong className={styles.yours}>
              <FormattedMessage id="requests.yourTurn" />
            </strong>
          )}
          <span className={styles.number} translate="no">
            <FormattedMessage id="requests.number" values={{ id: request.id }} />
          </span>
        </p>
        <h2 className={styles.title}>{hidesFlat ? name : <Link to={flatPath(flat.id)}>{title}</Link>}</h2>
        <div className={styles.party}>
          {!hidesFlat && (
            <p>
              <FormattedMessage id={`requests.with.${role}`} values={{ name, city }} />
            </p>
          )}
          {beside}
        </div>
      </div>
      <div className={styles.rest}>
        <AboutTenant request={request} />
        <FactsRow
          facts={[
            {
              id: 'days',
              icon: <CalendarDays size={15} />,
              text: `${formatDay(request.startDate)} – ${formatDay(request.endDate)}`,
            },
            {
              id: 'persons',
              icon: <Users size={15} />,
              text: <FormattedMessage id="requests.persons" values={{ count: request.numberOfPersons }} />,
            },
          ]}
        />
        <Rivals request={request} />
        <AgreedViewing request={request} />
        <Contact request={request} />
        <RequestProgress request={request} />
        <ContractFiles request={request} />
        <AnsweredReview request={request} />
      </div>
      <RequestSide request={request}>
        <RequestActions request={request} title={title} />
        {extras}
      </RequestSide>
    </article>
  )
}
