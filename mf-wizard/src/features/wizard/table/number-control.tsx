import { useNumberTexts } from '@domizil/app-kit/numbers'
import { useUnitText } from '@domizil/flat-ui/fields'
import { NumberField } from '@domizil/ui/parts'
import { DecimalField } from '../decimal-field.tsx'
import { useUnreadText } from '../unread-texts.ts'
import { type ControlProps, useControl } from './control.ts'

export function NumberControl({ name, field, hint }: ControlProps<'number'>) {
  const { frame, value, set } = useControl<number | undefined>(name)
  const unread = useUnreadText(name)
  const texts = useNumberTexts()
  const suffix = useUnitText()(field.unit)
  const shared = { ...frame, ...unread, hint, suffix, value, onChange: set }

  return field.decimals ? <DecimalField {...shared} /> : <NumberField {...shared} texts={texts} />
}
