import { type Booking, getSampleContract } from '@domizil/api'
import {
  ACCOUNT_HOLDER_LIMITS,
  type BankAccountFields,
  CONTRACT_TYPES,
  FIXED_TERM_REASONS,
  type FixedTermReason,
  formatIban,
  isGermanAddress,
  MAX_TYPED_IBAN_LENGTH,
  needsHandSignedFile,
  type ReasonOfStay,
  TENANCY_BASES,
  TENANCY_LIMITS,
  type TenancyBasis,
} from '@domizil/domain'
import { useSay, useShell } from '@domizil/app-kit'
import { type BankAccountDraft, useBankAccount } from '@domizil/app-kit/bank-account'
import { classes, SelectField, TextField } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { ActionDialog, Problem } from '../../../lib/action-dialog.tsx'
import { useAction } from '../../../lib/use-action.ts'
import styles from '../requests.module.css'
import { useRequestChanges } from '../requests-query.ts'
import contractStyles from './contract.module.css'
import { ContractFileField } from './contract-file-field.tsx'
import { DownloadButton } from '../../../lib/download-button.tsx'
import { type ContractChoice, sendContract } from './send-contract.ts'
import { useContractChoice } from './use-contract-choice.ts'
import { type FieldError, useFieldError } from './use-field-error.ts'

/** Those of the account say themselves what is wrong with them. */
const ACCOUNT_FIELDS = ['holder', 'iban']
const FIELDS = ['contractType', 'tenancyBasis', 'purpose', 'reason', 'file', 'handSigned', ...ACCOUNT_FIELDS]

/** Offers a contract: the platform's, the landlord's, or the partner's. The draft is stored until it is sent. */
export function ChooseContractDialog({ request, onClose }: { request: Booking; onClose: () => void }) {
  const say = useSay()
  const shell = useShell()
  const { show, refresh } = useRequestChanges()
  const isGerman = isGermanAddress({ languageTag: request.flat.languageTag })
  const { choice, forget, issue, showIssues, ...draft } = useContractChoice(request, isGerman)
  const account = useBankAccount(choice.contractType === 'PLATFORM_CONTRACT' && !choice.file)
  const { dialog, errors, forgive } = useAction({
    done: say('done.chooseContractType'),
    fields: FIELDS,
    send: async () => {
      const { contractType } = choice
      if (!contractType) return
      if (isAccountMissing(account)) await account.save()
      show(await sendContract(shell, request.id, { ...choice, contractType }))
      forget()
    },
    onOutdated: refresh,
    onClose,
  })
  const errorOf = useFieldError(issue, errors)
  const change = (part: Partial<ContractChoice>) => {
    draft.change(part)
    forgive(...FIELDS)
  }
  const isHandSigned = needsHandSignedFile(choice.tenancyBasis, request, isGerman)
  const handleOffer = () => !showIssues(isHandSigned) && dialog.onAction()

  return (
    <ActionDialog
      title={say('contract.title')}
      size="large"
      action={say('contract.offer')}
      isPossible={request.allowedActions.includes('chooseContractType')}
      {...dialog}
      onAction={handleOffer}
    >
      <ChoiceCards
        legend={say('contract.type')}
        name="contractType"
        options={CONTRACT_TYPES.map((value) => ({
          value,
          label: say(`contract.type.${value}`),
          hint: say(`contract.type.${value}.hint`),
        }))}
        value={choice.contractType}
        onChange={(contractType) => change({ contractType, file: undefined })}
        error={errorOf('contractType')}
      />
      <SampleButton isGerman={isGerman} />
      <AccountFields form={account} />
      <BasisCards
        value={choice.tenancyBasis}
        onChange={(tenancyBasis) => change({ tenancyBasis })}
        error={errors['tenancyBasis']}
      />
      <TenancyFields
        choice={choice}
        change={change}
        errorOf={errorOf}
        isGerman={isGerman}
        reasonOfStay={request.reasonOfStay}
      />
      {isHandSigned && <p className={styles.reason}>{say('contract.written')}</p>}
      <ContractFileField choice={choice} change={change} errorOf={errorOf} isHandSigned={isHandSigned} />
    </ActionDialog>
  )
}

interface BasisCardsProps {
  value: TenancyBasis
  onChange: (basis: TenancyBasis) => void
  error: string | undefined
}

/** Why the tenancy ends by itself. */
function BasisCards({ value, onChange, error }: BasisCardsProps) {
  const say = useSay()

  return (
    <ChoiceCards
      legend={say('contract.basis')}
      name="tenancyBasis"
      options={TENANCY_BASES.map((basis) => ({
        value: basis,
        label: say(`contract.basis.${basis}`),
        hint: say(`contract.basis.${basis}.hint`),
      }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}

/** Downloads the sample that the contract is written after: the law of the flat decides, not the reader's language. */
function SampleButton({ isGerman }: { isGerman: boolean }) {
  const say = useSay()
  const language = isGerman ? 'de' : 'en'

  return (
    <p>
      <DownloadButton
        call={getSampleContract}
        input={{ query: { language } }}
        name={`contract-${language}.pdf`}
      >
        {say('contract.sample')}
      </DownloadButton>
    </p>
  )
}

interface ChoiceCardsProps<Value extends string> {
  legend: ReactNode
  name: string
  options: readonly { value: Value; label: ReactNode; hint: ReactNode }[]
  /** The chosen one; undefined until there is one. */
  value: Value | undefined
  onChange: (value: Value) => void
  /** One sentence that says what is missing. */
  error?: ReactNode
}

/** One of few, each with a sentence about it. */
function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, name, options, value, onChange, error } = props

  return (
    <fieldset role="radiogroup" className={contractStyles.cards} aria-invalid={error ? true : undefined}>
      <legend className={contractStyles.legend}>{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classes(contractStyles.card, option.value === value && contractStyles.chosen)}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <b>{option.label}</b>
          <span className={contractStyles.hint}>{option.hint}</span>
        </label>
      ))}
      {error && <Problem>{error}</Problem>}
    </fieldset>
  )
}

interface TenancyFieldsProps {
  choice: ContractChoice
  change: (part: Partial<ContractChoice>) => void
  errorOf: FieldError
  isGerman: boolean
  /** What the tenant has given as the reason: the purpose, unless the landlord writes another. */
  reasonOfStay: ReasonOfStay
}

/** The legal basis for the end of the tenancy. */
function TenancyFields({ choice, change, errorOf, isGerman, reasonOfStay }: TenancyFieldsProps) {
  const say = useSay()

  if (choice.tenancyBasis === 'TEMPORARY_USE') {
    return (
      <TextField
        label={say('contract.purpose')}
        hint={say('contract.purpose.hint', { reason: say(`contract.purpose.${reasonOfStay}`) })}
        error={errorOf('purpose')}
        name="purpose"
        maxLength={TENANCY_LIMITS.purpose.max}
        value={choice.purpose}
        onChange={({ target }) => change({ purpose: target.value })}
      />
    )
  }
  if (!isGerman) return null
  return (
    <SelectField
      label={say('contract.reason')}
      error={errorOf('reason')}
      name="reason"
      value={choice.reason ?? ''}
      onChange={({ target }) => change({ reason: target.value as FixedTermReason })}
    >
      <option value="" disabled>
        {say('contract.choose')}
      </option>
      {FIXED_TERM_REASONS.map((reason) => (
        <option key={reason} value={reason}>
          {say(`contract.reason.${reason}`)}
        </option>
      ))}
    </SelectField>
  )
}

/** The account that the platform's contract names: the known one, or the fields to give one. */
function AccountFields({ form }: { form: BankAccountDraft }) {
  const say = useSay()
  const known = form.isAsked && form.query.data?.account
  if (known) return <KnownAccount account={known} />
  if (!isAccountMissing(form)) return null

  return (
    <fieldset className={contractStyles.cards}>
      <legend className={contractStyles.legend}>{say('contract.account')}</legend>
      <p className={contractStyles.hint}>{say('contract.account.why')}</p>
      <TextField
        label={say('payments.holder')}
        error={form.errors['holder']}
        name="holder"
        autoComplete="name"
        maxLength={ACCOUNT_HOLDER_LIMITS.max}
        value={form.draft.holder}
        onChange={({ target }) => form.change({ holder: target.value })}
      />
      <TextField
        label={say('payments.iban')}
        error={form.errors['iban'] ?? (form.isIbanWrong ? say('payments.iban.wrong') : undefined)}
        name="iban"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_TYPED_IBAN_LENGTH}
        value={form.draft.iban}
        onChange={({ target }) => form.change({ iban: target.value })}
        onBlur={form.leaveIban}
      />
    </fieldset>
  )
}

/** Whether an account is needed and none was given yet. */
function isAccountMissing({ isAsked, query }: BankAccountDraft): boolean {
  return isAsked && query.data?.account === null
}

function KnownAccount({ account: { holder, iban } }: { account: BankAccountFields }) {
  const say = useSay()

  return (
    <p className={contractStyles.hint}>{say('contract.account.known', { holder, iban: formatIban(iban) })}</p>
  )
}
