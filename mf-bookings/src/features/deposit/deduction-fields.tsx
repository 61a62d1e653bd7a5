import { uploadStayFile } from '@domizil/api'
import { DEPOSIT_RETURN_LIMITS } from '@domizil/domain'
import { messageOf, useShell } from '@domizil/app-kit'
import { Button, Field, TextField } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FileChooser } from '../../lib/file-chooser.tsx'
import styles from './deposit.module.css'
import type { TypedDeduction } from './use-statement.ts'

interface DeductionFieldsProps {
  bookingId: number
  /** From 1. */
  number: number
  deduction: TypedDeduction
  errorOf: (name: 'amountCents' | 'reason' | 'fileIds') => string | undefined
  onChange: (part: Partial<TypedDeduction>) => void
  /** Called when the focus leaves a field. */
  onLeave: (name: 'amountCents' | 'reason') => void
  onRemove: () => void
}

/** The fields of a deduction: amount, reason and files. */
export function DeductionFields(props: DeductionFieldsProps) {
  const { number, deduction, errorOf, onChange, onLeave, onRemove } = props
  const intl = useIntl()
  const { reason } = DEPOSIT_RETURN_LIMITS

  return (
    <fieldset className={styles.deduction}>
      <legend className={styles.heading}>
        <FormattedMessage id="deposit.deduction" values={{ number }} />
      </legend>
      <TextField
        label={intl.formatMessage({ id: 'deposit.amount' })}
        inputMode="decimal"
        autoComplete="off"
        suffix="€"
        name={`amount-${number}`}
        error={errorOf('amountCents')}
        value={deduction.amount}
        onChange={({ target }) => onChange({ amount: target.value })}
        onBlur={() => onLeave('amountCents')}
      />
      <Field
        label={<FormattedMessage id="deposit.reason" />}
        hint={<FormattedMessage id="deposit.length" values={{ ...reason, count: deduction.reason.length }} />}
        error={errorOf('reason')}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={reason.max}
            value={deduction.reason}
            onChange={({ target }) => onChange({ reason: target.value })}
            onBlur={() => onLeave('reason')}
          />
        )}
      </Field>
      <Files {...props} />
      <Button className={styles.add} onClick={onRemove}>
        <FormattedMessage id="deposit.remove" values={{ number }} />
      </Button>
    </fieldset>
  )
}

function Files({ bookingId, number, deduction: { files }, errorOf, onChange }: DeductionFieldsProps) {
  const intl = useIntl()
  const shell = useShell()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { max } = DEPOSIT_RETURN_LIMITS.files

  const take = async (chosen: readonly File[]) => {
    setIsBusy(true)
    setProblem(undefined)
    const added = [...files]
    try {
      for (const file of chosen.slice(0, max - files.length)) {
        added.push(await shell.upload(uploadStayFile, { params: { id: bookingId } }, file))
      }
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      // What was uploaded before a failure stays.
      onChange({ files: added })
      setIsBusy(false)
    }
  }

  return (
    <Field
      label={<FormattedMessage id="deposit.files" values={{ max }} />}
      hint={<FormattedMessage id="deposit.filesHint" />}
      error={problem ?? errorOf('fileIds')}
    >
      {(control) => (
        <div className={styles.files}>
          {files.length < max && (
            <FileChooser
              control={control}
              accept="image/*,.heic,application/pdf"
              isMultiple
              isBusy={isBusy}
              onChoose={(chosen) => void take(chosen)}
            >
              <FormattedMessage id={isBusy ? 'deposit.uploading' : 'deposit.choose'} />
            </FileChooser>
          )}
          {files.map((file) => (
            <Button
              key={file.id}
              size="small"
              aria-label={intl.formatMessage({ id: 'deposit.removeFile' }, { name: file.name, number })}
              onClick={() => onChange({ files: files.filter(({ id }) => id !== file.id) })}
            >
              {`${file.name} ×`}
            </Button>
          ))}
        </div>
      )}
    </Field>
  )
}
