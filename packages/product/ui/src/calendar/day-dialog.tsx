import { Dialog } from '@domizil/ui/parts'
import { type CalendarTexts, StayCalendar, type StayCalendarProps } from './stay-calendar.tsx'

interface DayDialogProps
  extends Pick<StayCalendarProps, 'locale' | 'today' | 'earliest' | 'latest' | 'onChoose'> {
  value: string | undefined
  texts: CalendarTexts & { readonly title: string; readonly close: string }
  onClose: () => void
}

/** Chooses one day by one click, in a dialog that closes then. */
export function DayDialog({ value, texts, onChoose, onClose, ...calendar }: DayDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} size="large" title={texts.title} closeLabel={texts.close}>
      <StayCalendar
        {...calendar}
        value={{ from: value }}
        texts={texts}
        isFocused
        onChoose={(day) => {
          onChoose(day)
          onClose()
        }}
      />
    </Dialog>
  )
}
