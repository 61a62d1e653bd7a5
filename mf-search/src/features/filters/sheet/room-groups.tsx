import { useIntl } from 'react-intl'
import { AtLeast } from '../at-least.tsx'
import type { AskedProps } from '../asked.ts'
import { SheetGroup } from './sheet-group.tsx'
import { SizeFields } from './size-fields.tsx'

/** Size, rooms and persons. */
export function RoomGroups(asked: AskedProps) {
  const intl = useIntl()
  const label = (id: string) => intl.formatMessage({ id: `filterName.${id}` })

  return (
    <>
      <SheetGroup name="filterName.size">
        <SizeFields {...asked} />
      </SheetGroup>
      <SheetGroup name="filterName.beds">
        <AtLeast {...asked} label={label('beds')} field="bedroomsMin" />
      </SheetGroup>
      <SheetGroup name="filterName.baths">
        <AtLeast {...asked} label={label('baths')} field="bathroomsMin" />
      </SheetGroup>
      <SheetGroup name="filterName.persons">
        <AtLeast {...asked} label={label('persons')} field="persons" />
      </SheetGroup>
    </>
  )
}
