import { SelectField } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import type { QueryProps } from '../query-props.ts'

const USUAL = [1, 2, 3, 4, 5, 6]

/** For how many persons. Takes effect at once. */
export function PersonsField({ query: { persons }, change }: QueryProps) {
  const intl = useIntl()
  const offered = persons && !USUAL.includes(persons) ? [...USUAL, persons] : USUAL

  return (
    <SelectField
      name="persons"
      label={intl.formatMessage({ id: 'filterName.persons' })}
      value={persons ?? ''}
      onChange={({ target: { value } }) => change({ persons: value ? Number(value) : undefined })}
    >
      <option value="">{intl.formatMessage({ id: 'filters.any' })}</option>
      {offered.map((count) => (
        <option key={count} value={count}>
          {intl.formatMessage({ id: 'persons.count' }, { count })}
        </option>
      ))}
    </SelectField>
  )
}
