import type { PublicFlat } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { type Amenity, AMENITY_GROUPS, type AmenityGroup } from '@domizil/domain'
import { AMENITY_ICONS } from '@domizil/flat-ui/amenities'
import { Button, classes, SectionHeading, useShowsAll } from '@domizil/ui/parts'
import styles from './amenities.module.css'

/** The most requested amenities; at most a dozen. */
const SHOWN_AT_FIRST = { generalAmenities: 6, kitchenAmenities: 3, bathroomAmenities: 3 }

/** The amenities of a flat, by group. */
export function Amenities({ flat }: { flat: PublicFlat }) {
  const say = useSay()
  const [showsAll, toggleAll] = useShowsAll()
  const groups = AMENITY_GROUPS.map((group) => ({ group, amenities: flat[group] }))
  const count = countOf(groups)
  const first = firstAmenities(groups, SHOWN_AT_FIRST)
  const hidden = count - countOf(first)
  // A button for one amenity would take its room.
  const isLong = hidden > 1
  const shown = showsAll || !isLong ? groups : first
  const isShortened = isLong && !showsAll
  if (count === 0) return null

  return (
    <section aria-labelledby="flat-amenities">
      <SectionHeading level={2} id="flat-amenities" title={say('amenities.title')} />
      <Groups className={isShortened ? 'scripts-only' : undefined} groups={shown} />
      {isShortened && (
        <noscript>
          <Groups groups={groups} />
        </noscript>
      )}
      {isLong && (
        <Button aria-expanded={showsAll} onClick={toggleAll}>
          {say(showsAll ? 'amenities.fewer' : 'amenities.showAll', { count })}
        </Button>
      )}
    </section>
  )
}

function countOf(groups: readonly GroupOfAmenities<AmenityGroup, Amenity>[]): number {
  return groups.reduce((sum, { amenities }) => sum + amenities.length, 0)
}

interface GroupsProps {
  groups: readonly GroupOfAmenities<AmenityGroup, Amenity>[]
  className?: string | undefined
}

function Groups({ groups, className }: GroupsProps) {
  return (
    <div className={classes(styles.groups, className)}>
      {groups.map(({ group, amenities }) => (
        <Group key={group} group={group} amenities={amenities} />
      ))}
    </div>
  )
}

function Group({ group, amenities }: GroupOfAmenities<AmenityGroup, Amenity>) {
  const say = useSay()
  if (amenities.length === 0) return null

  return (
    <div>
      <h3 className={styles.group}>{say(`amenityGroup.${group}`)}</h3>
      <ul className={styles.list}>
        {amenities.map((amenity) => {
          const Icon = AMENITY_ICONS[amenity]
          return (
            <li key={amenity}>
              <Icon size={19} strokeWidth={1.8} />
              {say(`amenity.${amenity}`)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface GroupOfAmenities<Group extends string, Code extends string> {
  readonly group: Group
  readonly amenities: readonly Code[]
}

/** The first amenities of each group, as many as its quota; none of a group without one. */
export function firstAmenities<Group extends string, Code extends string>(
  groups: readonly GroupOfAmenities<Group, Code>[],
  shares: { readonly [group in Group]?: number },
): GroupOfAmenities<Group, Code>[] {
  return groups.map(({ group, amenities }) => ({ group, amenities: amenities.slice(0, shares[group] ?? 0) }))
}
