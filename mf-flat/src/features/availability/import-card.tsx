import type { FlatCalendar } from '@domizil/api'
import { Button, TextField } from '@domizil/ui/parts'
import { type SyntheticEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './cards.module.css'
import { ImportedCalendar } from './imported-calendar.tsx'
import { useImport } from './use-import.ts'

/** The imported calendar: a form for its address, or its state. */
export function ImportCard({ calendar }: Pick<FlatCalendar, 'calendar'>) {
  return (
    <section className={styles.card} aria-labelledby="import-calendar">
      <h2 id="import-calendar">
        <FormattedMessage id="import.title" />
      </h2>
      <p className={styles.hint}>
        <FormattedMessage id="import.text" />
      </p>
      {calendar ? <ImportedCalendar calendar={calendar} /> : <ImportForm />}
    </section>
  )
}

function ImportForm() {
  const intl = useIntl()
  const { read, isBusy, problem, forget } = useImport()
  const [url, setUrl] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const missing = isEmpty ? intl.formatMessage({ id: 'import.required' }) : undefined

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsEmpty(!url.trim())
    if (url.trim()) void read(url.trim())
    else event.currentTarget.querySelector('input')?.focus()
  }

  return (
    <form className={styles.import} noValidate onSubmit={handleSubmit}>
      <TextField
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
        label={intl.formatMessage({ id: 'import.address' })}
        placeholder="https://…/calendar.ics"
        value={url}
        error={missing ?? problem}
        onChange={(event) => {
          setUrl(event.target.value)
          setIsEmpty(false)
          forget()
        }}
      />
      <Button type="submit" block busy={isBusy}>
        <FormattedMessage id="import.submit" />
      </Button>
    </form>
  )
}
