import { useIntl } from 'react-intl'
import { AtLeast } from '../at-least.tsx'
import type { QueryProps } from '../query-props.ts'
import { SheetGroup } from './sheet-group.tsx'
import { SizeFields } from './size-fields.tsx'

/** Size, rooms and persons. */
export function RoomGroups(props: QueryProps) {
  const intl = useIntl()
  const label = (id: string) => intl.formatMessage({ id })

  return (
    <>
      <SheetGroup name="flatField.size">
        <SizeFields {...props} />
      </SheetGroup>
      <SheetGroup name="flatField.rooms.BEDROOM">
        <AtLeast {...props} label={label('flatField.rooms.BEDROOM')} field="bedroomsMin" />
      </SheetGroup>
      <SheetGroup name="flatField.rooms.BATHROOM">
        <AtLeast {...props} label={label('flatField.rooms.BATHROOM')} field="bathroomsMin" />
      </SheetGroup>
      <SheetGroup name="filterName.persons">
        <AtLeast {...props} label={label('filterName.persons')} field="persons" />
      </SheetGroup>
    </>
  )
}
