import { FormattedList, FormattedMessage } from 'react-intl'
import { FieldLink } from './field-link.tsx'
import type { FieldName } from './fields.ts'
import { useWayToField } from './use-way-to-field.ts'

/** How many details of a draft cannot be saved, and the way to each. */
export function Unsavable({ fields }: { fields: readonly FieldName[] }) {
  const focus = useWayToField()
  const links = fields.map((field) => <FieldLink key={field} field={field} onFollow={focus} />)

  return (
    <>
      <FormattedMessage tagName="span" id="bar.unsavable" values={{ count: fields.length }} />{' '}
      <FormattedList value={links} />
    </>
  )
}
