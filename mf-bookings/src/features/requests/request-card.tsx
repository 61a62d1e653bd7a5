import type { Booking } from '@domizil/contract'
import { formatDay } from '@domizil/domain'
import { useRemoteText } from '@domizil/remote-kit'
import { CalendarDays, Euro, Users } from '@domizil/ui/icons'
import { classes, FactsRow, Picture, StatusDot } from '@domizil/ui/parts'
import { Link } from '@domizil/ui/router'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { ContractFiles } from './contract/contract-files.tsx'
import { Expiry } from './expiry.tsx'
import { RequestActions } from './request-actions.tsx'
import { RequestProgress } from './request-progress.tsx'
import { isMyTurn, toneOf } from './request-state.ts'
import styles from './requests.module.css'

/** A request: the flat, the other party, the days, how far it has come, and what is to be done. */
export function RequestCard({ request }: { request: Booking }) {
  const intl = useIntl()
  const { flat, otherParty, role, status } = request
  const title = useRemoteText()({ en: flat.title_en, local: flat.title_local, languageTag: flat.languageTag })

  return (
    <article className={classes(styles.card, isMyTurn(request) && styles.turn)} aria-label={title}>
      <div className={styles.picture}>
        <Picture
          variants={Object.values(flat.image?.derivatives ?? {})}
          alt=""
          sizes="(max-width: 767px) 100vw, 240px"
          ratio="3 / 2"
        />
      </div>
      <div className={styles.body}>
        <p className={styles.status}>
          <StatusDot tone={toneOf(status)}>
            <FormattedMessage id={`status.${status}`} />
          </StatusDot>
          {isMyTurn(request) && (
            <strong className={styles.yours}>
              <FormattedMessage id="requests.yourTurn" />
            </strong>
          )}
        </p>
        <h2 className={styles.title}>
          <Link to={`/flat/${flat.id}`}>{title}</Link>
        </h2>
        <p className={styles.party}>
          <FormattedMessage
            id={`requests.with.${role}`}
            values={{
              name: otherParty.name || <FormattedMessage id="requests.formerMember" />,
              city: flat.city,
            }}
          />
        </p>
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
            {
              id: 'rent',
              icon: <Euro size={15} />,
              text: (
                <FormattedMessage
                  id="requests.rent"
                  values={{
                    amount: (
                      <FormattedNumber
                        value={request.totalRent}
                        style="currency"
                        currency="EUR"
                        maximumFractionDigits={0}
                      />
                    ),
                    months: request.months,
                    days: request.days,
                  }}
                />
              ),
            },
          ]}
        />
        <RequestProgress request={request} />
        {request.cancelReason && (
          <p className={styles.reason}>
            {intl.formatMessage({ id: `cancelReason.${request.cancelReason}` })}
          </p>
        )}
        <ContractFiles request={request} />
        <Expiry expiresAt={request.expiresAt} />
        <RequestActions request={request} title={title} />
      </div>
    </article>
  )
}
