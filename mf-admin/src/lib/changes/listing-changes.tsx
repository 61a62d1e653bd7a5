import { type AdminFlat, type CallOutput, getListingChanges } from '@domizil/api'
import { LoadFailed, queryOf, useQuery, useSay } from '@domizil/app-kit'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ListingFact } from '@domizil/domain'
import { useFieldValue } from '@domizil/flat-ui/fields'
import { Euro, Nothing } from '../cells/cells.tsx'
import { Certificate, Length, RoomList, Rules } from '../cells/flat-cells.tsx'
import styles from './listing-changes.module.css'

export interface ListingChangesProps {
  flat: Pick<AdminFlat, 'id'>
}

/** What of a listing has changed since it was reviewed, before and now. */
export function ListingChanges({ flat: { id } }: ListingChangesProps) {
  const say = useSay()
  const changes = useQuery(queryOf(getListingChanges, { params: { id } }))
  if (changes.status === 'error') {
    return (
      <LoadFailed query={changes} title={say('changes.failed')} retry={say('list.retry')} headingLevel={2} />
    )
  }
  if (!changes.data) return say('changes.loading')
  const { texts, price, images, facts, areFactsUnknown } = changes.data

  return (
    <div className={styles.changes}>
      {price && (
        <Change
          part="pricePerMonth"
          before={<Euro value={price.before} />}
          after={<Euro value={price.after} />}
        />
      )}
      {facts?.differing.map((fact) => (
        <Change
          key={fact}
          part={fact}
          before={<Fact of={fact} facts={facts.before} other={facts.after} />}
          after={<Fact of={fact} facts={facts.after} other={facts.before} />}
        />
      ))}
      {areFactsUnknown && <p>{say('changes.factsUnknown')}</p>}
      {texts.map(({ field, before, after }) => (
        <Change key={field} part={field} before={before ?? <Nothing />} after={after ?? <Nothing />} />
      ))}
      {images && (
        <Change
          part="images"
          before={<Pictures images={images.before} />}
          after={<Pictures images={images.after} />}
        />
      )}
    </div>
  )
}

/** What is compared of a part, where that is less than its label says; rooms are compared as counts. */
const LONGER: Readonly<Record<string, string>> = {
  amenities: 'changes.amenities',
  roomCounts: 'flatField.rooms',
}

function Change({ part, before, after }: { part: string; before: ReactNode; after: ReactNode }) {
  const say = useSay()

  return (
    <section>
      <h3>{say(LONGER[part] ?? `flatField.${part}`)}</h3>
      <dl>
        <dt>{say('changes.before')}</dt>
        <dd className={styles.before}>{before}</dd>
        <dt>{say('changes.now')}</dt>
        <dd>{after}</dd>
      </dl>
    </section>
  )
}

function Pictures({ images }: { images: readonly { url: string; mainImage: boolean }[] }) {
  const say = useSay()

  return (
    <ul className={styles.pictures}>
      {images.map(({ url, mainImage }, index) => (
        <li key={url} className={mainImage ? styles.main : undefined}>
          <img
            src={url}
            alt={say('changes.picture', { number: index + 1, main: String(mainImage) })}
            loading="lazy"
          />
        </li>
      ))}
    </ul>
  )
}

type Facts = NonNullable<CallOutput<typeof getListingChanges>['facts']>['before']

interface FactProps {
  of: ListingFact
  facts: Facts
  /** Of amenities only those are named that the other listing has not. */
  other: Facts
}

/** One fact of a listing, as reviewers read it. */
function Fact({ of, facts, other }: FactProps): ReactNode {
  const valueOf = useFieldValue()

  switch (of) {
    case 'address': {
      const { street, houseNumber, postcode, city, district } = facts.address
      return [`${street} ${houseNumber}`, `${postcode} ${city}`, district].filter(Boolean).join(', ')
    }
    case 'roomCounts':
      return <RoomList counts={facts.roomCounts} />
    case 'flatBookingLength':
      return <Length of={facts.flatBookingLength} />
    case 'houseRules':
      return <Rules rules={facts.houseRules} />
    case 'amenities':
      return <AmenityNames codes={facts.amenities.filter((code) => !other.amenities.includes(code))} />
    case 'energyCertificate':
      return <Certificate certificate={facts.energyCertificate} />
    default:
      return valueOf(of, facts[of]) ?? <Nothing />
  }
}

function AmenityNames({ codes }: { codes: Facts['amenities'] }) {
  const say = useSay()
  const intl = useIntl()
  if (codes.length === 0) return <Nothing />
  return intl.formatList(codes.map((code) => say(`amenity.${code}`)))
}
