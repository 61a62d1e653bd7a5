import { certificateValidUntil, formatDay, parseDay } from '@domizil/domain'
import { TextField, useAfterPress } from '@domizil/ui/parts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FieldSlot } from '../field-slot.tsx'
import { useFlatForm } from '../use-flat-form.ts'

/** A date of the certificate, typed as it is printed there: DD.MM.YYYY. */
export function CertificateDay({ name }: { name: 'issueDate' | 'validUntil' }) {
  const intl = useIntl()
  const { form, change, problemOf } = useFlatForm()
  const certificate = form.energyCertificate
  const day = certificate[name]
  const [text, setText] = useState(day ? formatDay(day) : '')
  const [isLeft, setIsLeft] = useState(false)
  const afterPress = useAfterPress()
  const isNonsense = isLeft && text.trim() !== '' && parseDay(text) === undefined
  // The value can change from outside: a discarded form, another version.
  const isCurrent = (parseDay(text) ?? undefined) === day
  const last = name === 'validUntil' ? certificateValidUntil(certificate) : undefined

  return (
    <FieldSlot name={`energyCertificate.${name}`}>
      <TextField
        label={intl.formatMessage({ id: `flatField.energyCertificate.${name}` })}
        hint={
          last && day === undefined
            ? intl.formatMessage({ id: 'energy.tenYears' }, { day: formatDay(last) })
            : intl.formatMessage({ id: 'energy.dayHint' })
        }
        error={
          isNonsense ? intl.formatMessage({ id: 'energy.noDay' }) : problemOf(`energyCertificate.${name}`)
        }
        onBlur={() => afterPress(() => setIsLeft(true))}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        value={isCurrent ? text : day ? formatDay(day) : text}
        onChange={({ target }) => {
          setText(target.value)
          change({ energyCertificate: { ...certificate, [name]: parseDay(target.value) } })
        }}
      />
    </FieldSlot>
  )
}
