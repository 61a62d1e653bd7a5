import { useSay } from '@domizil/app-kit'
import {
  CERTIFICATE_AVAILABILITIES,
  CERTIFICATE_EXEMPTIONS,
  CERTIFICATE_TYPES,
  certificateValidUntil,
  ENERGY_CARRIERS,
  ENERGY_CLASSES,
  ENERGY_GRADES,
  type EnergyCarrier,
  type EnergyCertificate,
  type EnergyClass,
  energyClassOf,
  FLAT_LIMITS,
  formatDay,
  parseDay,
} from '@domizil/domain'
import {
  Chip,
  EnergyScale,
  NumberField,
  PillGroup,
  SelectField,
  TextField,
  useAfterPress,
} from '@domizil/ui/parts'
import { useNumberTexts } from '@domizil/app-kit/numbers'
import { useState } from 'react'
import { FieldSlot } from '../field-slot.tsx'
import { FormSection } from '../form-section.tsx'
import { useFlatForm } from '../use-flat-form.ts'
import styles from '../wizard.module.css'
import { DecimalField } from '../decimal-field.tsx'
import { useUnreadText } from '../unread-texts.ts'
import { useHintOf } from '../use-hints.ts'
import energy from './energy.module.css'

const CLASS = 'energyCertificate.efficiencyClass'

/** The energy class, derived from the value. Another one can be chosen and shows a warning. */
function ClassField() {
  const say = useSay()
  const { form, change, problemOf } = useFlatForm()
  const hint = useHintOf()(CLASS)
  const certificate = form.energyCertificate
  const { efficiencyClass, energyValue } = certificate
  const problem = problemOf(CLASS)

  return (
    <FormSection title={`flatField.${CLASS}`} hint={say('energy.classHint')}>
      {efficiencyClass && energyValue !== undefined && (
        <EnergyScale
          grades={ENERGY_GRADES}
          current={efficiencyClass}
          label={say('energy.scale', { class: efficiencyClass, value: energyValue })}
          valueLabel={say('energy.value', { value: energyValue })}
        />
      )}
      <FieldSlot name={CLASS}>
        <PillGroup
          label={say(`flatField.${CLASS}`)}
          name="efficiencyClass"
          options={ENERGY_CLASSES.map((value) => ({ value, label: value }))}
          value={efficiencyClass ?? ('' as EnergyClass)}
          onChange={(value) => change({ energyCertificate: { ...certificate, efficiencyClass: value } })}
        />
        {(problem ?? hint) && <p className={problem ? styles.problem : styles.quiet}>{problem ?? hint}</p>}
      </FieldSlot>
    </FormSection>
  )
}

/** The energy details that § 87 GEG requires in Germany. */
export function EnergyFields() {
  const say = useSay()
  const { form, change } = useFlatForm()
  const { availability } = form.energyCertificate
  // Details of another answer are removed.
  const answer = (value: EnergyCertificate['availability']) =>
    change({ energyCertificate: { availability: value } })

  return (
    <>
      <FormSection title="flatField.energyCertificate" hint={say('energy.hint')}>
        <FieldSlot name="energyCertificate.availability">
          <PillGroup
            label={say('energy.question')}
            name="availability"
            options={CERTIFICATE_AVAILABILITIES.map((value) => ({
              value,
              label: say(`energy.availability.${value}`),
            }))}
            value={availability}
            onChange={answer}
          />
        </FieldSlot>
        {availability === 'NOT_YET_AVAILABLE' && <p className={styles.quiet}>{say('energy.notYet')}</p>}
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
  const say = useSay()
  const { form, change, problemOf } = useFlatForm()
  const certificate = form.energyCertificate

  return (
    <FormSection title="energy.exemption">
      <FieldSlot name="energyCertificate.exemptionReason">
        <SelectField
          label={say('flatField.energyCertificate.exemptionReason')}
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
            {say('field.choose')}
          </option>
          {CERTIFICATE_EXEMPTIONS.map((reason) => (
            <option key={reason} value={reason}>
              {say(`energy.exemption.${reason}`)}
            </option>
          ))}
        </SelectField>
      </FieldSlot>
      {certificate.exemptionReason === 'OTHER' && (
        <FieldSlot name="energyCertificate.exemptionText">
          <TextField
            label={say('flatField.energyCertificate.exemptionText')}
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

/** The details on the first page of a certificate. */
function CertificateFields() {
  const say = useSay()
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
            label={say('flatField.energyCertificate.certificateType')}
            name="certificateType"
            options={CERTIFICATE_TYPES.map((value) => ({
              value,
              label: say(`energy.type.${value}`),
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
            label={say('flatField.energyCertificate.energyValue')}
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
            label={say('flatField.energyCertificate.constructionYear')}
            hint={say('energy.yearHint')}
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

/** A date of the certificate, typed as it is printed there: DD.MM.YYYY. */
function CertificateDay({ name }: { name: 'issueDate' | 'validUntil' }) {
  const say = useSay()
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
        label={say(`flatField.energyCertificate.${name}`)}
        hint={
          last && day === undefined ? say('energy.tenYears', { day: formatDay(last) }) : say('energy.dayHint')
        }
        error={isNonsense ? say('energy.noDay') : problemOf(`energyCertificate.${name}`)}
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

/** The certificate with another value. The class is updated unless another one was chosen. */
export function withValue(
  certificate: EnergyCertificate,
  energyValue: number | undefined,
): EnergyCertificate {
  const { energyValue: before, efficiencyClass } = certificate
  const isSuggested = efficiencyClass === undefined || efficiencyClass === classOf(before)
  const suggested = isSuggested ? classOf(energyValue) : efficiencyClass

  return { ...certificate, energyValue, efficiencyClass: suggested }
}

function classOf(energyValue: number | undefined) {
  return energyValue === undefined || Number.isNaN(energyValue) ? undefined : energyClassOf(energyValue)
}

const CARRIERS = 'energyCertificate.energyCarriers'

/** The energy carriers of the building: up to three. */
function CarrierFields() {
  const say = useSay()
  const { form, change, problemOf } = useFlatForm()
  const certificate = form.energyCertificate
  const chosen = certificate.energyCarriers ?? []
  const nameOf = (carrier: EnergyCarrier) => say(`energyCarrier.${carrier}`)
  const set = (carriers: readonly EnergyCarrier[]) =>
    change({
      energyCertificate: { ...certificate, energyCarriers: carriers.length > 0 ? carriers : undefined },
    })

  return (
    <FieldSlot name={CARRIERS}>
      <SelectField
        label={say(`flatField.${CARRIERS}`)}
        hint={say('energy.carriersHint')}
        error={problemOf(CARRIERS)}
        name="energyCarriers"
        value=""
        onChange={({ target }) => set([...chosen, target.value as EnergyCarrier])}
      >
        <option value="" disabled>
          {say(chosen.length > 0 ? 'energy.another' : 'field.choose')}
        </option>
        {ENERGY_CARRIERS.filter((carrier) => !chosen.includes(carrier)).map((carrier) => (
          <option key={carrier} value={carrier}>
            {nameOf(carrier)}
          </option>
        ))}
      </SelectField>
      {chosen.length > 0 && (
        <p className={energy.chips}>
          {chosen.map((carrier) => (
            <Chip
              key={carrier}
              removeLabel={say('energy.remove', { carrier: nameOf(carrier) })}
              onRemove={() => set(chosen.filter((one) => one !== carrier))}
            >
              {nameOf(carrier)}
            </Chip>
          ))}
        </p>
      )}
    </FieldSlot>
  )
}
