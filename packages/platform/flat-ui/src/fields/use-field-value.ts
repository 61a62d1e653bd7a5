import { useSay } from '@domizil/app-kit'
import { type FlatFieldName, type FlatValues, flatFieldOf } from '@domizil/domain'
import { useIntl } from 'react-intl'
import { useQuantity } from './use-quantity.ts'

/** Writes the value of a field of the flat in words; undefined where the flat has none. */
export function useFieldValue() {
  const say = useSay()
  const intl = useIntl()
  const quantity = useQuantity()

  return (name: FlatFieldName, value: FlatValues[FlatFieldName] | null | undefined): string | undefined => {
    if (value === null || value === undefined || value === '') return undefined
    if (Array.isArray(value)) return value.length > 0 ? intl.formatList(value.map(wordOf)) : undefined
    if (name === 'floorNumber') {
      return say('flatField.floorNumber.named', { floor: value as number })
    }
    const field = flatFieldOf(name)
    if (field.kind === 'number') return quantity(value as number, field.unit)
    if (field.kind === 'boolean') return say(`flatField.is.${String(value)}`)
    return field.kind === 'choice' ? wordOf(value as string) : (value as string)

    function wordOf(code: string): string {
      return say(`flatField.${name}.${code}`)
    }
  }
}
