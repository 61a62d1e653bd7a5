import { useIntl } from 'react-intl'
import { AtLeast } from '../at-least.tsx'
import type { QueryProps } from '../query-props.ts'
import { SheetGroup } from './sheet-group.tsx'
import { SizeFields } from './size-fields.tsx'

/** Size, rooms and persons. */
export function RoomGroups(props: QueryProps) {
  const intl = useIntl()
  const label = (id: string) => intl.formatMessage({ id: `filterName.${id}` })

  return (
    <>
      <SheetGroup name="flatField.size">
        <SizeFields {...props} />
      </SheetGroup>
      <SheetGroup name="filterName.beds">
        <AtLeast {...props} label={label('beds')} field="bedroomsMin" />
      </SheetGroup>
      <SheetGroup name="filterName.baths">
        <AtLeast {...props} label={label('baths')} field="bathroomsMin" />
      </SheetGroup>
      <SheetGroup name="filterName.persons">
        <AtLeast {...props} label={label('persons')} field="persons" />
      </SheetGroup>
    </>
  )
}
