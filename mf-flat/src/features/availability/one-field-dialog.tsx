import { useAttempt, useSay } from '@domizil/app-kit'
import { ModalDialog } from '@domizil/app-kit/modal'
import { Button, TextField } from '@domizil/ui/parts'
import { type ReactNode, useId, useState } from 'react'
import cards from './cards.module.css'

interface OneFieldDialogProps {
  title: ReactNode
  /** The label of the button. */
  action: ReactNode
  /** What the field is called in the call, for what the server says about it. */
  field: string
  label: string
  hint?: string
  maxLength: number
  /** What the field begins with. */
  value: string
  /** What is said of an empty field; without it one may be saved. */
  required?: string
  done: string
  save: (text: string) => Promise<void>
  onClose: () => void
}

/** Changes one line of text. */
export function OneFieldDialog(props: OneFieldDialogProps) {
  const { title, action, field, label, hint, maxLength, required, done, save, onClose } = props
  const say = useSay()
  const formId = useId()
  const [text, setText] = useState(props.value)
  const [isMissing, setIsMissing] = useState(false)
  const { attempt, isBusy, errors, problem, forgive } = useAttempt(done, onClose, { fields: [field] })
  const close = () => !isBusy && onClose()

  return (
    <ModalDialog
      onClose={close}
      title={title}
      closeLabel={say('dialog.close')}
      footer={
        <>
          <Button onClick={close} aria-disabled={isBusy}>
            {say('dialog.back')}
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const isRefused = required !== undefined && !text.trim()
          setIsMissing(isRefused)
          if (!isRefused && !isBusy) void attempt(() => save(text))
        }}
      >
        <TextField
          label={label}
          hint={hint}
          maxLength={maxLength}
          value={text}
          error={isMissing ? required : errors[field]}
          onChange={({ target }) => {
            forgive(field)
            setIsMissing(false)
            setText(target.value)
          }}
        />
        <Problem>{problem}</Problem>
      </form>
    </ModalDialog>
  )
}

/** An error message, announced at once; nothing without one. */
export function Problem({ children }: { children: string | undefined }) {
  if (!children) return null

  return (
    <p className={cards.error} role="alert">
      {children}
    </p>
  )
}
