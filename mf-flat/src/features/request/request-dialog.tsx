import type { PublicFlat } from '@domizil/api'
import { useSay, useSession, useSubmit } from '@domizil/app-kit'
import { Button, CheckField, Dialog, SelectField, TextArea, TextField } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { myRequestsPath, termsPath } from '@domizil/links'
import { type ReactNode, useId } from 'react'
import {
  type HouseRule,
  notAllowed,
  type Occupation,
  OCCUPATIONS,
  type ReasonOfStay,
  REASONS_OF_STAY,
  REQUEST_LIMITS,
} from '@domizil/domain'
import { HiddenDraft } from '../../lib/hidden-draft.tsx'
import { LoginButton } from '../../lib/login-button.tsx'
import { PriceLines } from './price-lines.tsx'
import styles from './request-dialog.module.css'
import { SentNotice } from './sent-notice.tsx'
import { StayFields } from './stay-fields.tsx'
import type { RequestForm } from './use-request-form.ts'
import type { RequestedStay } from './use-stay.ts'

interface RequestDialogProps {
  onClose: () => void
  flat: PublicFlat
  requested: RequestedStay
  form: RequestForm
}

/** The request form: the days, and details for the landlord. A refusal preserves all values. */
export function RequestDialog({ onClose, flat, requested, form }: RequestDialogProps) {
  const say = useSay()
  const formId = useId()
  const { status } = useSession()
  const submit = status === 'anonymous' ? form.logIn : form.send
  const { root, handleSubmit } = useSubmit(submit, status !== 'loading' && form.state === 'open')
  const isSent = form.state === 'sent'

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('request.title')}
      closeLabel={say('request.close')}
      footer={
        !isSent && (
          <>
            <p className={styles.footnote}>{say('request.payNothing')}</p>
            <SendButton form={form} formId={formId} />
          </>
        )
      }
    >
      {isSent ? (
        <SentNotice
          isInDialog
          landlord={flat.landlord.name}
          request={form.request}
          isEarlier={form.isEarlier}
        />
      ) : (
        <form id={formId} ref={root} className={styles.form} noValidate onSubmit={handleSubmit}>
          <HiddenDraft isHidden={form.isHidden} />
          <Refused form={form} />
          <StayFields flat={flat} requested={requested} calendar="request-days" errors={form.errors} />
          <PriceLines flat={flat} requested={requested} />
          <RequestFields form={form} houseRules={flat.houseRules} />
        </form>
      )}
    </Dialog>
  )
}

/** Without a session the button signs in first; the form is restored afterwards. */
function SendButton({ form, formId }: { form: RequestForm; formId: string }) {
  const say = useSay()
  const { status } = useSession()
  if (status === 'anonymous')
    return (
      <LoginButton variant="primary" size="large" form={formId}>
        {say('request.login')}
      </LoginButton>
    )

  const isBusy = status === 'loading' || form.state === 'sending'
  return (
    <Button variant="primary" size="large" type="submit" form={formId} busy={isBusy}>
      {say('request.send')}
    </Button>
  )
}

/** The general message of a refusal; others are at their fields. */
function Refused({ form: { refusal } }: { form: RequestForm }) {
  const say = useSay()
  if (!refusal || refusal.errors.endDate) return null

  return (
    <div className={styles.refused} role="alert" tabIndex={-1}>
      <p>{refusal.message}</p>
      {refusal.isAlreadyRequested && (
        <Link className={styles.link} to={myRequestsPath()}>
          {say('sent.follow')}
        </Link>
      )}
    </div>
  )
}

interface RequestFieldsProps {
  form: RequestForm
  /** The flat's. An answer that they do not allow is no obstacle: the landlord decides. */
  houseRules: readonly HouseRule[]
}

/** The details for the landlord. Never age, gender or nationality. */
function RequestFields({ form, houseRules }: RequestFieldsProps) {
  const say = useSay()
  const { draft, errors, change } = form
  const { min, max } = REQUEST_LIMITS.message
  const refused = notAllowed(draft, houseRules)

  return (
    <>
      <ChoiceField
        name="reasonOfStay"
        codes={REASONS_OF_STAY}
        value={draft.reasonOfStay}
        error={errors.reasonOfStay}
        onChange={(reasonOfStay: ReasonOfStay) => change({ reasonOfStay })}
      />
      <ChoiceField
        name="occupation"
        codes={OCCUPATIONS}
        value={draft.occupation}
        error={errors.occupation}
        onChange={(occupation: Occupation) => change({ occupation })}
      />
      <TextField
        label={say('request.company')}
        autoComplete="organization"
        maxLength={REQUEST_LIMITS.companyName.max}
        value={draft.companyName}
        error={errors.companyName}
        onChange={(event) => change({ companyName: event.target.value })}
      />
      <TextArea
        label={say('request.message')}
        hint={say('request.messageHint', { min, max })}
        error={errors.message}
        rows={5}
        value={draft.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      <div className={styles.checks}>
        <CheckField
          label={say('request.pets')}
          checked={draft.hasPets}
          onChange={(hasPets) => change({ hasPets })}
        />
        <NotAllowed id="request.petsNotAllowed" isShown={refused.pets} />
        <CheckField
          label={say('request.smoker')}
          checked={draft.smoker}
          onChange={(smoker) => change({ smoker })}
        />
        <NotAllowed id="request.smokingNotAllowed" isShown={refused.smoking} />
        <TermsField
          checked={draft.acceptTerms}
          error={errors.acceptTerms}
          onChange={(acceptTerms) => change({ acceptTerms })}
        />
      </div>
    </>
  )
}

/** Says that an answer is against the house rules; always there, so that it is announced once it is. */
function NotAllowed({ id, isShown }: { id: string; isShown: boolean }) {
  const say = useSay()

  return (
    <p role="status" className={styles.notAllowed}>
      {isShown && say(id)}
    </p>
  )
}

interface ChoiceFieldProps<Code extends string> {
  name: 'reasonOfStay' | 'occupation'
  codes: readonly Code[]
  value: Code | undefined
  error: string | undefined
  onChange: (code: Code) => void
}

/** A select field for the codes of a catalogue. */
function ChoiceField<Code extends string>({ name, codes, value, error, onChange }: ChoiceFieldProps<Code>) {
  const say = useSay()

  return (
    <SelectField
      label={say(`request.${name}`)}
      value={value ?? ''}
      error={error}
      onChange={(event) => {
        const chosen = codes.find((code) => code === event.target.value)
        if (chosen) onChange(chosen)
      }}
    >
      <option value="" disabled>
        {say('request.choose')}
      </option>
      {codes.map((code) => (
        <option key={code} value={code}>
          {say(`${name}.${code}`)}
        </option>
      ))}
    </SelectField>
  )
}

interface TermsFieldProps {
  checked: boolean
  error: string | undefined
  onChange: (checked: boolean) => void
}

/** Consent to the terms, which open in a new tab. */
function TermsField(props: TermsFieldProps) {
  const say = useSay()

  return <CheckField {...props} label={<span>{say('request.terms', { terms: termsLink })}</span>} />
}

function termsLink(words: ReactNode[]) {
  return (
    <Link key="terms" className={styles.link} to={termsPath()} target="_blank">
      {words}
    </Link>
  )
}
