import type { Booking } from '@domizil/api'
import { Mail, MapPin, Phone, User } from '@domizil/ui/icons'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './contact.module.css'

/** How to reach the other party of a confirmed booking, and for the tenant where the flat is. */
export function Contact({ request: { id, role, flat, otherParty } }: { request: Booking }) {
  const { contact } = otherParty
  const address = role === 'TENANT' ? flat.address : null
  if (!contact && !address) return null

  const heading = `contact-${id}`
  return (
    <section className={styles.contact} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        <FormattedMessage id={`contact.title.${role}`} />
      </h3>
      <ul className={styles.lines} translate="no">
        {contact && <Line icon={<User size={15} aria-hidden="true" />}>{contact.name}</Line>}
        {contact?.phone && (
          <Line icon={<Phone size={15} aria-hidden="true" />}>
            <a href={`tel:${contact.phone.replace(/\s/g, '')}`}>{contact.phone}</a>
          </Line>
        )}
        {contact && (
          <Line icon={<Mail size={15} aria-hidden="true" />}>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </Line>
        )}
        {address && <Line icon={<MapPin size={15} aria-hidden="true" />}>{address}</Line>}
      </ul>
    </section>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.line}>
      {icon}
      <span>{children}</span>
    </li>
  )
}
