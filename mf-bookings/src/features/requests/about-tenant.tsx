import type { Booking } from '@domizil/api'
import { isPending, notAllowed } from '@domizil/domain'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './requests.module.css'

/** The tenant's details for the landlord, and the message of the request while it is pending. */
export function AboutTenant({ request }: { request: Booking }) {
  const intl = useIntl()
  const {
    role,
    status,
    reasonOfStay,
    occupation,
    companyName,
    hasPets,
    smoker,
    message,
    messageHidden,
    flat,
  } = request
  if (role !== 'LANDLORD') return null

  const facts = [
    intl.formatMessage({ id: `reasonOfStay.${reasonOfStay}` }),
    companyName ?? intl.formatMessage({ id: `occupation.${occupation}` }),
    hasPets && intl.formatMessage({ id: 'about.pets' }),
    intl.formatMessage({ id: smoker ? 'about.smoker' : 'about.nonSmoker' }),
  ]
  const refused = notAllowed(request, flat.houseRules)
  return (
    <>
      <p>{facts.filter((fact) => fact !== false).join(' · ')}</p>
      {status === 'REQUESTED' && (refused.pets || refused.smoking) && (
        <p className={styles.notAllowed}>
          {refused.pets && <FormattedMessage tagName="span" id="about.petsNotAllowed" />}{' '}
          {refused.smoking && <FormattedMessage tagName="span" id="about.smokingNotAllowed" />}
        </p>
      )}
      {isPending(status) && messageHidden && (
        <p>
          <FormattedMessage id="messages.hidden" />
        </p>
      )}
      {isPending(status) && message && (
        <blockquote className={styles.asked}>
          <span className="visually-hidden">
            <FormattedMessage id="about.message" />
          </span>{' '}
          {message}
        </blockquote>
      )}
    </>
  )
}
