import type { Range } from '@domizil/domain'
import { Minus, Plus } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import styles from '../wizard.module.css'

interface CountStepperProps {
  label: string
  range: Range
  value: number
  onChange: (value: number) => void
}

/**
 * A small number with buttons for one less and one more. They stay enabled at the limits, so that no focus is lost.
 */
export function CountStepper({ label, range, value, onChange }: CountStepperProps) {
  const intl = useIntl()
  const labelId = useId()
  const { min, max } = range
  const to = (next: number) => onChange(Math.min(max, Math.max(min, next)))

  return (
    <div className={styles.stepper} role="group" aria-labelledby={labelId}>
      <span id={labelId}>{label}</span>
      <Button
        shape="circle"
        size="small"
        aria-label={intl.formatMessage({ id: 'stepper.less' }, { label })}
        aria-disabled={value <= min}
        icon={<Minus size={16} aria-hidden="true" />}
        onClick={() => to(value - 1)}
      />
      <output className={styles.count}>{value}</output>
      <Button
        shape="circle"
        size="small"
        aria-label={intl.formatMessage({ id: 'stepper.more' }, { label })}
        aria-disabled={value >= max}
        icon={<Plus size={16} aria-hidden="true" />}
        onClick={() => to(value + 1)}
      />
    </div>
  )
}
