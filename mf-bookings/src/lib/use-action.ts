import { useAttempt } from '@domizil/app-kit'
import { type ChangeEvent, useState } from 'react'

interface ActionOptions {
  /** The notice of its success. */
  done: string
  /** Whether what was entered cannot be sent. From the first try on, `isTried`, the fields say why. */
  isWrong?: boolean
  send: () => Promise<void>
  /** The fields that show what the server says about them. */
  fields?: readonly string[]
  /** Called when the server reports a conflicting state. */
  onOutdated?: () => Promise<void>
  onClose: () => void
}

/** The action of an `ActionDialog`, which gets `dialog`: it is sent when what was entered is right, and closes the dialog. */
export function useAction({ done, isWrong = false, send, fields, onOutdated, onClose }: ActionOptions) {
  const [isTried, setIsTried] = useState(false)
  const { attempt, isBusy, problem, errors, forgive } = useAttempt(done, onClose, {
    fields,
    onOutdated,
  })

  return {
    isTried,
    errors,
    forgive,
    dialog: {
      isBusy,
      problem,
      onClose,
      onAction: () => {
        setIsTried(true)
        if (!isWrong) void attempt(send)
        return !isWrong
      },
    },
    /** What connects a field of text with its draft, and with what the server says about it. */
    textField: (field: string, value: string, change: (text: string) => void) => ({
      error: errors[field],
      value,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        change(target.value)
        forgive(field)
      },
    }),
  }
}
