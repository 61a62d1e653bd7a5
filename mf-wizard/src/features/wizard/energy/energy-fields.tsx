import {
  CERTIFICATE_AVAILABILITIES,
  CERTIFICATE_EXEMPTIONS,
  type EnergyCertificate,
  FLAT_LIMITS,
} from '@domizil/domain'
import { PillGroup, SelectField, TextField } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { FieldSlot } from '../field-slot.tsx'
import { FormSection } from '../form-section.tsx'
import { useFlatForm } from '../use-flat-form.ts'
import styles from '../wizard.module.css'
import { CertificateFields } from './certificate-fields.tsx'
import { ClassField } from './class-field.tsx'

/** The energy details that § 87 GEG requires in Germany. */
export function EnergyFields() {
  const intl = useIntl()
  const { form, change } = useFlatForm()
  const { availability } = form.energyCertificate
  // Details of another answer are removed.
  const answer = (value: EnergyCertificate['availability']) =>
    change({ energyCertificate: { availability: value } })

  return (
    <>
      <FormSection title="energy.title" hint={<FormattedMessage id="energy.hint" />}>
        <FieldSlot name="energyCertificate.availability">
          <PillGroup
            label={intl.formatMessage({ id: 'energy.question' })}
            name="availability"
            options={CERTIFICATE_AVAILABILITIES.map((value) => ({
              value,
              label: intl.formatMessage({ id: `energy.availability.${value}` }),
            }))}
            value={availability}
            onChange={answer}
          />
        </FieldSlot>
        {availability === 'NOT_YET_AVAILABLE' && (
          <p className={styles.quiet}>
            <FormattedMessage id="energy.notYet" />
          </p>
        )}
      </FormSection>
      {availability === 'AVAILABLE' && (
        <>
          <CertificateFields />
          <ClassField />
        </>
      )}
      {availability === 'NOT_REQUIRED' && <ExemptionFields />}
    </>
  )
}

function ExemptionFields() {
  const intl = useIntl()
  const { form, change, problemOf } = useFlatForm()
  const certificate = form.energyCertificate

  return (
    <FormSection title="energy.exemption">
      <FieldSlot name="energyCertificate.exemptionReason">
        <SelectField
          label={intl.formatMessage({ id: 'flatField.energyCertificate.exemptionReason' })}
          error={problemOf('energyCertificate.exemptionReason')}
          name="exemptionReason"
          value={certificate.exemptionReason ?? ''}
          onChange={({ target }) =>
            change({
              energyCertificate: {
                availability: 'NOT_REQUIRED',
                exemptionReason: target.value as (typeof CERTIFICATE_EXEMPTIONS)[number],
              },
            })
          }
        >
          <option value="" disabled>
            {intl.formatMessage({ id: 'field.choose' })}
          </option>
          {CERTIFICATE_EXEMPTIONS.map((reason) => (
            <option key={reason} value={reason}>
              {intl.formatMessage({ id: `energy.exemption.${reason}` })}
            </option>
          ))}
        </SelectField>
      </FieldSlot>
      {certificate.exemptionReason === 'OTHER' && (
        <FieldSlot name="energyCertificate.exemptionText">
          <TextField
            label={intl.formatMessage({ id: 'flatField.energyCertificate.exemptionText' })}
            error={problemOf('energyCertificate.exemptionText')}
            name="exemptionText"
            maxLength={FLAT_LIMITS.exemptionText.max}
            value={certificate.exemptionText ?? ''}
            onChange={({ target }) =>
              change({ energyCertificate: { ...certificate, exemptionText: target.value } })
            }
          />
        </FieldSlot>
      )}
    </FormSection>
  )
}
