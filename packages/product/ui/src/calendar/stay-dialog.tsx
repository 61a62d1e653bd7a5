import { Button, Dialog } from '@domizil/ui/parts'
import { useState } from 'react'
import styles from './calendar.module.css'
import type { DayDialogTexts } from './day-dialog.tsx'
import type { StayDays, StayEnd } from './days.ts'
import { StayCalendar, type StayCalendarProps } from './stay-calendar.tsx'

/** The texts of a dialog that chooses a stay. */
export interface StayDialogTexts extends DayDialogTexts {
  /** What the next click selects. */
  readonly task: Readonly<Record<StayEnd, string>>
  /** What is chosen, once both days are; left out, it is what the next click selects. */
  readonly chosen?: ((stay: Required<StayDays>) => string) | undefined
  readonly done: string
  /** The state of a day that is over, after its date. */
  readonly past?: string | undefined
}

interface StayDialogProps
  extends Pick<StayCalendarProps, 'locale' | 'value' | 'today' | 'earliest' | 'latest' | 'start'> {
  /** The end that the first click selects. */
  end: StayEnd
  /** Why these days are no stay; undefined if they are one. A last day for which there is a reason cannot be chosen. */
  reasonOf?: (stay: StayDays) => string | undefined
  texts: StayDialogTexts
  onChange: (stay: StayDays) => void
  onClose: () => void
}

/** Chooses a stay by two clicks, in a dialog that fills the screen of a phone. */
export function StayDialog(props: StayDialogProps) {
  const { end: firstEnd, texts, reasonOf, onChange, onClose, ...calendar } = props
  const { value, earliest } = calendar
  const [explained, setExplained] = useState<string>()
  const [end, setEnd] = useState<StayEnd>(firstEnd === 'to' && value.from ? 'to' : 'from')

  const { from, to } = value
  const summary = end === 'from' && from && to ? texts.chosen?.({ from, to }) : undefined

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={texts.title}
      closeLabel={texts.close}
      footer={
        <>
          <Button variant="quiet" onClick={() => onChange({})}>
            {texts.clear}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <p className={styles.task} role="status">
        {explained ?? summary ?? texts.task[end]}
      </p>
      <StayCalendar
        {...calendar}
        texts={texts}
        isFocused
        fillsScreen
        stateOf={(day) => {
          if (day < earliest) return { reason: texts.past, kind: 'unfit' }
          const isLast = end === 'to' && from !== undefined && day >= from
          return { reason: reasonOf?.(isLast ? { from, to: day } : { from: day }), kind: 'unfit' }
        }}
        onExplain={setExplained}
        onChoose={(day) => {
          setExplained(undefined)
          const next = chosen(value, end, day, reasonOf)
          onChange(next)
          setEnd(next.to === day && end === 'to' ? 'from' : 'to')
        }}
      />
    </Dialog>
  )
}

/** A day before the first one restarts the selection; a first day too close to the last one clears the last. */
function chosen(
  { from, to }: StayDays,
  end: StayEnd,
  day: string,
  reasonOf: StayDialogProps['reasonOf'],
): StayDays {
  if (end === 'to' && from && day >= from) return { from, to: day }
  const keepsLast = end === 'from' && to && to >= day && !reasonOf?.({ from: day, to })

  return { from: day, to: keepsLast ? to : undefined }
}
