import { Button, Dialog } from '@domizil/ui/parts'
import { useState } from 'react'
import styles from './calendar.module.css'
import type { StayDays, StayEnd } from './days.ts'
import { type CalendarTexts, StayCalendar, type StayCalendarProps } from './stay-calendar.tsx'

/** The texts of a dialog that chooses a stay. */
export interface StayDialogTexts extends CalendarTexts {
  readonly title: string
  readonly close: string
  /** What the next click selects. */
  readonly task: Readonly<Record<StayEnd, string>>
  readonly clear: string
  readonly done: string
}

interface StayDialogProps
  extends Pick<StayCalendarProps, 'locale' | 'value' | 'today' | 'earliest' | 'latest' | 'start'> {
  /** The end that the first click selects. */
  end: StayEnd
  texts: StayDialogTexts
  onChange: (stay: StayDays) => void
  onClose: () => void
}

/** Chooses a stay by two clicks, in a dialog that fills the screen of a phone. */
export function StayDialog({ end: firstEnd, texts, onChange, onClose, ...calendar }: StayDialogProps) {
  const { value } = calendar
  const [end, setEnd] = useState<StayEnd>(firstEnd === 'to' && value.from ? 'to' : 'from')

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
        {texts.task[end]}
      </p>
      <StayCalendar
        {...calendar}
        texts={texts}
        isFocused
        onChoose={(day) => {
          const next = chosen(value, end, day)
          onChange(next)
          setEnd(next.to === day && end === 'to' ? 'from' : 'to')
        }}
      />
    </Dialog>
  )
}

/** A day before the first one restarts the selection; a first day after the last one clears the last. */
function chosen({ from, to }: StayDays, end: StayEnd, day: string): StayDays {
  if (end === 'to' && from && day >= from) return { from, to: day }

  return { from: day, to: end === 'from' && to && to >= day ? to : undefined }
}
