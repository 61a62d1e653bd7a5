import type { PublicFlat, Trader } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { initialsOf, isGermanAddress, shownResponseTime } from '@domizil/domain'
import { Avatar, Tag } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { CircleCheck, Clock, KeyRound } from '@domizil/ui/icons'
import styles from './landlord.module.css'

interface LandlordCardProps {
  flat: Pick<PublicFlat, 'landlord' | 'location' | 'own'>
  /** How to reach the landlord before a request; without it only how a request does. */
  contact?: ReactNode
}

/** The landlord, and whether they are commercial, which must be disclosed to consumers. */
export function LandlordCard({ flat, contact }: LandlordCardProps) {
  const say = useSay()
  const { name, commercial, trader, since, flatCount } = flat.landlord

  return (
    <section className={styles.card} aria-label={say('landlord.label')}>
      <Avatar initials={initialsOf(name)} size="large" />
      <div className={styles.words}>
        <h2 className={styles.name} translate="no">
          {name}
        </h2>
        <p className={styles.facts}>{say('landlord.facts', { year: since.slice(0, 4), count: flatCount })}</p>
        <Tag tone={commercial ? 'info' : 'neutral'}>
          {say(commercial ? 'landlord.commercial' : 'landlord.private')}
        </Tag>
      </div>
      <TrustList flat={flat} />
      {!flat.own && (
        <div className={styles.contact}>
          <h3>{say('contact.title')}</h3>
          <p>{say('contact.text', { landlord: name })}</p>
          {contact}
        </div>
      )}
      {trader && <TraderDetails trader={trader} />}
      <p className={styles.note}>{say(commercial ? 'landlord.commercialNote' : 'landlord.privateNote')}</p>
    </section>
  )
}

/** The legal details of a commercial landlord, which must be disclosed to consumers. */
function TraderDetails({ trader }: { trader: Trader }) {
  const intl = useIntl()
  const say = useSay()
  const { companyName, street, postcode, city, countryCode, email, phone, registerNumber, vatId } = trader
  const country = countryCode && intl.formatDisplayName(countryCode, { type: 'region' })
  const place = [street, [postcode, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ')
  const lines = [
    { name: 'company', value: companyName },
    { name: 'address', value: place },
    { name: 'email', value: email, href: `mailto:${email}` },
    { name: 'phone', value: phone, href: `tel:${phone?.replace(/\s/g, '')}` },
    { name: 'register', value: registerNumber },
    { name: 'vat', value: vatId },
  ].filter(({ value }) => value)

  return (
    <details className={styles.trader}>
      <summary>{say('trader.title')}</summary>
      <dl>
        {lines.map(({ name, value, href }) => (
          <div key={name}>
            <dt>{say(`trader.${name}`)}</dt>
            <dd translate="no">{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** What is known of the landlord from their bookings, and what of the flat's address has been checked. */
function TrustList({ flat: { landlord, location } }: { flat: Pick<PublicFlat, 'landlord' | 'location'> }) {
  const say = useSay()
  const { responseHours, stays } = landlord
  // Elsewhere the place may rest on a pin alone.
  const isPlaceChecked = isGermanAddress(location)
  if (responseHours === null && stays === 0 && !isPlaceChecked) return null

  return (
    <ul className={styles.trust}>
      {responseHours !== null && (
        <li>
          <Clock size={15} />
          {say('landlord.answers', shownResponseTime(responseHours))}
        </li>
      )}
      {stays > 0 && (
        <li>
          <KeyRound size={15} />
          {say('landlord.stays', { count: stays })}
        </li>
      )}
      {isPlaceChecked && (
        <li>
          <CircleCheck size={15} />
          {say('landlord.placeChecked')}
        </li>
      )}
    </ul>
  )
}
