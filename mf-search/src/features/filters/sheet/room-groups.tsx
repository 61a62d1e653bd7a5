import { useIntl } from 'react-intl'
import { AtLeast } from '../at-least.tsx'
import type { AskedProps } from '../asked.ts'
import { SheetGroup } from './sheet-group.tsx'
import { SizeFields } from './size-fields.tsx'

/** Size, rooms and persons. */
export function RoomGroups(asked: AskedProps) {
  const intl = useIntl()
  const label = (id: string) => intl.formatMessage({ id: `filters.${id}` })

  return (
    <>
      <SheetGroup name="filters.size">
        <SizeFields {...asked} />
      </SheetGroup>
      <SheetGroup name="filters.bedrooms">
        <AtLeast {...asked} label={label('bedrooms')} field="bedroomsMin" />
      </SheetGroup>
      <SheetGroup name="filters.bathrooms">
        <AtLeast {...asked} label={label('bathrooms')} field="bathroomsMin" />
      </SheetGroup>
      <SheetGroup name="filters.persons">
        <AtLeast {...asked} label={label('persons')} field="persons" />
      </SheetGroup>
    </>
  )
}
