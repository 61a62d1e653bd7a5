import { Button, CheckField } from '@domizil/ui/parts'
import { type ReactNode, type SubmitEvent, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './ask-for-help.module.css'
import { HelpFields } from './help-fields.tsx'
import { HelpReceipt } from './help-receipt.tsx'
import { useHelpForm } from './use-help-form.ts'
import { WrongFields } from './wrong-fields.tsx'

/** The contact form for questions without an answer, below its heading, until one is sent. */
export function AskForHelp({ heading }: { heading: ReactNode }) {
  const { form, change, wrong, send, state } = useHelpForm()
  const element = useRef<HTMLFormElement>(null)
  const focus = (name: string) => {
    const field = element.current?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  }
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    const [first] = await send()
    if (first) focus(first)
  }

  if (state.kind === 'sent') return <HelpReceipt referenceNumber={state.referenceNumber} />

  return (
    <>
      {heading}
      <form className={styles.form} ref={element} onSubmit={(event) => void handleSubmit(event)} noValidate>
        <WrongFields wrong={wrong} onChoose={focus} />
        <HelpFields form={form} wrong={wrong} onChange={change} />
        <div>
          <CheckField
            name="acceptPrivacy"
            label={
              <span>
                <FormattedMessage id="help.form.acceptPrivacy" />
              </span>
            }
            checked={form.acceptPrivacy}
            onChange={(acceptPrivacy) => change({ acceptPrivacy })}
          />
          {wrong.includes('acceptPrivacy') && (
            <p className={styles.error}>
              <FormattedMessage id="help.form.wrong.acceptPrivacy" />
            </p>
          )}
        </div>
        {state.kind === 'failed' && (
          <p role="alert" className={styles.error}>
            {state.message}
          </p>
        )}
        <Button type="submit" variant="primary" size="large" busy={state.kind === 'sending'}>
          <FormattedMessage id="help.form.send" />
        </Button>
      </form>
    </>
  )
}
