import { useNumberTexts } from '@domizil/app-kit/numbers'
import { CERTIFICATE_TYPES, type EnergyCertificate } from '@domizil/domain'
import { NumberField, PillGroup } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import { DecimalField } from '../decimal-field.tsx'
import { FieldSlot } from '../field-slot.tsx'
import { FormSection } from '../form-section.tsx'
import { useFlatForm } from '../use-flat-form.ts'
import { useUnreadText } from '../unread-texts.ts'
import styles from '../wizard.module.css'
import { CarrierFields } from './carrier-fields.tsx'
import { CertificateDay } from './certificate-day.tsx'
import { withValue } from './energy-class.ts'

/** The details on the first page of a certificate. */
export function CertificateFields() {
  const intl = useIntl()
  const texts = useNumberTexts()
  const { form, change, problemOf } = useFlatForm()
  const constructionYearUnread = useUnreadText('energyCertificate.constructionYear')
  const energyValueUnread = useUnreadText('energyCertificate.energyValue')
  const certificate = form.energyCertificate
  const set = (part: Partial<EnergyCertificate>) => change({ energyCertificate: { ...certificate, ...part } })

  return (
    <FormSection title="energy.details">
      <div className={styles.fields}>
        <FieldSlot name="energyCertificate.certificateType">
          <PillGroup
            label={intl.formatMessage({ id: 'flatField.energyCertificate.certificateType' })}
            name="certificateType"
            options={CERTIFICATE_TYPES.map((value) => ({
              value,
              label: intl.formatMessage({ id: `energy.type.${value}` }),
            }))}
            value={certificate.certificateType ?? ('' as 'DEMAND')}
            onChange={(certificateType) => set({ certificateType })}
          />
          {problemOf('energyCertificate.certificateType') && (
            <p className={styles.problem}>{problemOf('energyCertificate.certificateType')}</p>
          )}
        </FieldSlot>
        <FieldSlot name="energyCertificate.energyValue">
          <DecimalField
            label={intl.formatMessage({ id: 'flatField.energyCertificate.energyValue' })}
            error={problemOf('energyCertificate.energyValue')}
            name="energyValue"
            {...energyValueUnread}
            value={certificate.energyValue}
            onChange={(energyValue) => change({ energyCertificate: withValue(certificate, energyValue) })}
          />
        </FieldSlot>
        <CarrierFields />
        <FieldSlot name="energyCertificate.constructionYear">
          <NumberField
            label={intl.formatMessage({ id: 'flatField.energyCertificate.constructionYear' })}
            hint={intl.formatMessage({ id: 'energy.yearHint' })}
            error={problemOf('energyCertificate.constructionYear')}
            name="constructionYear"
            {...constructionYearUnread}
            texts={texts}
            isPlain
            value={certificate.constructionYear}
            onChange={(constructionYear) => set({ constructionYear })}
          />
        </FieldSlot>
        <CertificateDay name="issueDate" />
        <CertificateDay name="validUntil" />
      </div>
    </FormSection>
  )
}
