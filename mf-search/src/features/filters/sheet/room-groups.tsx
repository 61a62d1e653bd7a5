import { useIntl } from 'react-intl'
import { AtLeast } from '../at-least.tsx'
import type { AskedProps } from '../filter-pills.tsx'
import { SheetGroup } from './sheet-group.tsx'
import { SizeFields } from './size-fields.tsx'

/** Size, rooms and persons. */
export function RoomGroups({ query, change }: AskedProps) {
  const intl = useIntl()
  const label = (id: string) => intl.formatMessage({ id: `filters.${id}` })

  return (
    <>
      <SheetGroup name="filters.size">
        <SizeFields query={query} change={change} />
      </SheetGroup>
      <SheetGroup name="filters.bedrooms">
        <AtLeast
          label={label('bedrooms')}
          value={query.bedroomsMin}
          max={4}
          onChange={(bedroomsMin) => change({ bedroomsMin })}
        />
      </SheetGroup>
      <SheetGroup name="filters.bathrooms">
        <AtLeast
          label={label('bathrooms')}
          value={query.bathroomsMin}
          max={3}
          onChange={(bathroomsMin) => change({ bathroomsMin })}
        />
      </SheetGroup>
      <SheetGroup name="filters.persons">
        <AtLeast
          label={label('persons')}
          value={query.persons}
          max={6}
          onChange={(persons) => change({ persons })}
        />
      </SheetGroup>
    </>
  )
}
