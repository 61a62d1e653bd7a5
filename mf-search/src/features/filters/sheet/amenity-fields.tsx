import { AMENITIES, AMENITY_GROUPS, ALL_AMENITIES, type Amenity, type AmenityGroup } from '@domizil/domain'
import { CountBadge } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import { CodeFields } from '../code-fields.tsx'
import type { QueryProps } from '../query-props.ts'
import styles from './sheet.module.css'

/** The required amenities by group. The first group is expanded, and every one with a selection. */
export function AmenityFields({ query, change, counts }: QueryProps) {
  const { amenities = [] } = query
  const handleChange = (group: AmenityGroup, chosen: readonly Amenity[]) => {
    const isWanted = (one: Amenity) => (isOf(group, one) ? chosen : amenities).includes(one)
    change({ amenities: ALL_AMENITIES.filter(isWanted) })
  }

  return AMENITY_GROUPS.map((group, at) => (
    <AmenityGroupFields
      key={group}
      query={query}
      counts={counts}
      group={group}
      isFirst={at === 0}
      chosen={amenities.filter((one) => isOf(group, one))}
      onChange={(chosen) => handleChange(group, chosen)}
    />
  ))
}

interface AmenityGroupFieldsProps extends Pick<QueryProps, 'query' | 'counts'> {
  group: AmenityGroup
  isFirst: boolean
  chosen: readonly Amenity[]
  onChange: (chosen: readonly Amenity[]) => void
}

function AmenityGroupFields({ group, isFirst, chosen, onChange, ...props }: AmenityGroupFieldsProps) {
  const intl = useIntl()
  const name = intl.formatMessage({ id: `amenityGroup.${group}` })
  const count = chosen.length
  const codes: readonly Amenity[] = AMENITIES[group]

  return (
    <details className={styles.fold} open={isFirst || count > 0}>
      <summary className={styles.foldTitle}>
        {name}
        <CountBadge count={count} label={intl.formatMessage({ id: 'filters.count' }, { count })} />
      </summary>
      <CodeFields
        {...props}
        field="amenities"
        label={name}
        codes={codes}
        chosen={chosen}
        nameOf={(amenity) => intl.formatMessage({ id: `amenity.${amenity}` })}
        onChange={onChange}
      />
    </details>
  )
}

function isOf(group: AmenityGroup, amenity: Amenity): boolean {
  const codes: readonly Amenity[] = AMENITIES[group]

  return codes.includes(amenity)
}
