import { ADMIN_REASON_LIMITS, HELP_ENTRY_LIMITS, type Locale } from '@domizil/domain'
import { useDraft, useSay } from '@domizil/app-kit'
import { Field, TextArea } from '@domizil/ui/parts'
import { type SyntheticEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { type ActionAnswer, NOBODY, type Readers, type RowAction } from './list-description.ts'
import styles from './list.module.css'
import { TemplateField } from './templates/template-field.tsx'

/** In which language the words of an action are read, of one row or of several: nothing translates them. */
function ReaderHint({ readers }: { readers: readonly Readers[] }) {
  const intl = useIntl()
  const say = useSay()
  const namesOf = (locales: readonly Locale[]) =>
    intl.formatList(locales.map((locale) => intl.formatDisplayName(locale, { type: 'language' })))
  const all = localesOf(readers)
  const [{ AFFECTED, REPORTERS } = NOBODY] = readers
  if (all.length === 0) return null
  if (readers.length > 1 && all.length > 1) {
    return say('ask.readBy.MANY', { languages: namesOf(all) })
  }

  const id = AFFECTED && REPORTERS.length > 0 ? 'BOTH' : AFFECTED ? 'AFFECTED' : 'REPORTER'
  if (all.length === 1) return say(`ask.readBy.${id}`, { language: namesOf(all) })
  return say(AFFECTED ? 'ask.readBy.DIFFERENT' : 'ask.readBy.REPORTERS', {
    affected: namesOf(AFFECTED ? [AFFECTED] : []),
    reporters: namesOf(REPORTERS),
    count: REPORTERS.length,
  })
}

/** All languages in which the words are read, each once. */
function localesOf(readers: readonly Readers[]): Locale[] {
  return [
    ...new Set(
      readers.flatMap(({ AFFECTED, REPORTERS }) => (AFFECTED ? [AFFECTED, ...REPORTERS] : REPORTERS)),
    ),
  ]
}

const LABELS = { required: 'ask.reason', optional: 'ask.reasonOptional', message: 'ask.message' } as const

interface ActionFormProps {
  id: string
  action: RowAction<unknown>
  /** The subject of the reason: the draft is stored under this key until it is sent. */
  about: string
  /** The rows that it is about: their people read the words. */
  rows?: readonly unknown[]
  /** What the server says about the last answer, by field. */
  refusals?: Readonly<Record<string, string>>
  /** Resolves with whether the action has succeeded. */
  onConfirm: (answer: ActionAnswer) => Promise<boolean>
}

/** The input of an action: a file, a reason, a message, or nothing. */
export function ActionForm({ id, action, about, rows = [], refusals = {}, onConfirm }: ActionFormProps) {
  const { reason: rule, needsPdf = false, readersOf, templates } = action
  const readers = readersOf && rows.map(readersOf)
  const say = useSay()
  const { draft: reason, change: setReason, forgetStored } = useDraft(`admin.${action.id}.${about}`, '')
  const [file, setFile] = useState<File>()
  const [isTried, setIsTried] = useState(false)
  const isMessage = rule === 'message'
  const { min, max } = isMessage ? HELP_ENTRY_LIMITS : ADMIN_REASON_LIMITS
  const isReasonMissing = rule !== undefined && rule !== 'optional' && reason.trim().length < min
  const isFileMissing = needsPdf && !file
  const saysWhy = (isWrong: boolean, key: string) => (isTried && isWrong ? say(key, { min, max }) : undefined)

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (isReasonMissing || isFileMissing)
      event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus()
    else void confirm()
  }

  const confirm = async () => {
    const isDone = await onConfirm({ ...(reason.trim() && { reason: reason.trim() }), ...(file && { file }) })
    if (isDone) forgetStored()
  }

  return (
    <form id={id} className={styles.form} noValidate onSubmit={handleSubmit}>
      {needsPdf && (
        <Field label={say('ask.file')} error={saysWhy(isFileMissing, 'ask.fileMissing') ?? refusals['file']}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept="application/pdf"
              onChange={({ target }) => setFile(target.files?.[0])}
            />
          )}
        </Field>
      )}
      {templates && (
        <TemplateField
          use={templates}
          locales={localesOf(readers ?? [])}
          text={reason}
          max={max}
          onChange={setReason}
        />
      )}
      {rule && (
        <TextArea
          label={say(LABELS[rule])}
          hint={readers && <ReaderHint readers={readers} />}
          error={
            saysWhy(isReasonMissing, isMessage ? 'ask.messageMissing' : 'ask.reasonMissing') ??
            refusals[isMessage ? 'message' : 'reason']
          }
          rows={isMessage ? 8 : 3}
          maxLength={max}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </form>
  )
}
