import { useDialog } from '@domizil/app-kit'
import { ChevronDown } from '@domizil/ui/icons'
import { Button, Dialog, Pill, Popover } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

export interface FilterPillProps {
  /** Unique in the row. */
  name: string
  title: string
  /** The filter as it is set; empty if it is not. */
  value: ReactNode
  /** The number of flats found. */
  total: number | undefined
  /** Beside the button, or over the page, where a row can be scrolled. */
  opensIn: 'popover' | 'dialog'
  children: ReactNode
}

/** A button of the row that opens the fields of its filter. */
export function FilterPill(props: FilterPillProps) {
  return props.opensIn === 'popover' ? <PopoverPill {...props} /> : <DialogPill {...props} />
}

function PopoverPill({ title, value, children }: FilterPillProps) {
  return (
    <Popover
      label={title}
      width="wide"
      align="end"
      trigger={(trigger) => (
        <Pill {...trigger} on={Boolean(value)}>
          {title}
          <ChevronDown size={14} aria-hidden="true" />
        </Pill>
      )}
    >
      {children}
    </Popover>
  )
}

function DialogPill({ name, title, value, total, children }: FilterPillProps) {
  const intl = useIntl()
  const { isOpen, open, close } = useDialog(`quick-${name}`, { pushes: true })

  return (
    <>
      <Pill on={Boolean(value)} aria-haspopup="dialog" onClick={() => open()}>
        {value || title}
      </Pill>
      <Dialog
        size="small"
        isOpen={isOpen}
        onClose={close}
        title={title}
        closeLabel={intl.formatMessage({ id: 'filters.close' })}
        footer={
          <Button variant="primary" onClick={close}>
            <FormattedMessage id="filters.show" values={{ count: total ?? 0 }} />
          </Button>
        }
      >
        {children}
      </Dialog>
    </>
  )
}
