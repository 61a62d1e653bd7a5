import type { PublicFlat } from '@domizil/api'
import { initialsOf } from '@domizil/domain'
import { Avatar, Tag } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './landlord.module.css'
import { TrustList } from './trust-list.tsx'
import { TraderDetails } from './trader-details.tsx'

interface LandlordCardProps {
  flat: Pick<PublicFlat, 'landlord' | 'location' | 'own'>
  /** How to reach the landlord before a request; without it only how a request does. */
  contact?: ReactNode
}

/** The landlord, and whether they are commercial, which must be disclosed to consumers. */
export function LandlordCard({ flat, contact }: LandlordCardProps) {
  const intl = useIntl()
  const { name, commercial, trader, since, flatCount } = flat.landlord

  return (
    <section className={styles.card} aria-label={intl.formatMessage({ id: 'landlord.label' })}>
      <Avatar initials={initialsOf(name)} size="large" />
      <div className={styles.words}>
        <h2 className={styles.name} translate="no">
          {name}
        </h2>
        <p className={styles.facts}>
          <FormattedMessage id="landlord.facts" values={{ year: since.slice(0, 4), count: flatCount }} />
        </p>
        <Tag tone={commercial ? 'info' : 'neutral'}>
          <FormattedMessage id={commercial ? 'landlord.commercial' : 'landlord.private'} />
        </Tag>
      </div>
      <TrustList flat={flat} />
      {!flat.own && (
        <div className={styles.contact}>
          <h3>
            <FormattedMessage id="contact.title" />
          </h3>
          <p>
            <FormattedMessage id="contact.text" values={{ landlord: name }} />
          </p>
          {contact}
        </div>
      )}
      {trader && <TraderDetails trader={trader} />}
      <p className={styles.note}>
        <FormattedMessage id={commercial ? 'landlord.commercialNote' : 'landlord.privateNote'} />
      </p>
    </section>
  )
}
