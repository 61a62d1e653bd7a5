import { Button, Dialog } from '@domizil/ui/parts'
import type { Day } from './days.ts'
import { type CalendarTexts, StayCalendar, type StayCalendarProps } from './stay-calendar.tsx'

/** The texts of a dialog that chooses a day. */
export interface DayDialogTexts extends CalendarTexts {
  readonly title: string
  readonly close: string
  readonly clear: string
}

interface DayDialogProps extends Pick<StayCalendarProps, 'locale' | 'today' | 'earliest' | 'latest'> {
  value: Day | undefined
  texts: DayDialogTexts
  onChange: (day: Day | undefined) => void
  onClose: () => void
}

/** Chooses one day by one click, which closes it. */
export function DayDialog({ value, texts, onChange, onClose, ...calendar }: DayDialogProps) {
  const choose = (day: Day | undefined) => {
    onChange(day)
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={texts.title}
      closeLabel={texts.close}
      footer={
        <Button variant="quiet" onClick={() => choose(undefined)}>
          {texts.clear}
        </Button>
      }
    >
      <StayCalendar
        {...calendar}
        value={{ from: value, to: value }}
        start={value ?? calendar.earliest}
        texts={texts}
        isFocused
        onChoose={choose}
      />
    </Dialog>
  )
}
