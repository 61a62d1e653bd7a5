import type { Booking } from '@domizil/api'
import {
  CONTRACT_TYPES,
  isGermanAddress,
  needsHandSignedFile,
  TENANCY_BASES,
  type TenancyBasis,
} from '@domizil/domain'
import { useAttempt, useShell } from '@domizil/app-kit'
import { useBankAccount } from '@domizil/app-kit/bank-account'
import { FormattedMessage, useIntl } from 'react-intl'
import { ActionDialog } from '../../../lib/action-dialog.tsx'
import styles from '../requests.module.css'
import { useRequestChanges } from '../requests-query.ts'
import { AccountFields, isAccountMissing } from './account-fields.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import { ContractFileField } from './contract-file-field.tsx'
import { SampleButton } from './sample-button.tsx'
import { type ContractChoice, sendContract } from './send-contract.ts'
import { TenancyFields } from './tenancy-fields.tsx'
import { useContractChoice } from './use-contract-choice.ts'
import { useFieldError } from './use-field-error.ts'

/** Those of the account say themselves what is wrong with them. */
const ACCOUNT_FIELDS = ['holder', 'iban']
const FIELDS = ['contractType', 'tenancyBasis', 'purpose', 'reason', 'file', 'handSigned', ...ACCOUNT_FIELDS]

interface ChooseContractDialogProps {
  request: Booking
  onClose: () => void
}

/** Offers a contract: the platform's, the landlord's, or the partner's. The draft is stored until it is sent. */
export function ChooseContractDialog({ request, onClose }: ChooseContractDialogProps) {
  const intl = useIntl()
  const shell = useShell()
  const { show, refresh } = useRequestChanges()
  const isGerman = isGermanAddress({ languageTag: request.flat.languageTag })
  const { choice, forget, issue, showIssues, ...draft } = useContractChoice(request, isGerman)
  const { attempt, isBusy, problem, errors, forgive } = useAttempt(
    intl.formatMessage({ id: 'done.chooseContractType' }),
    onClose,
    { fields: FIELDS, onOutdated: refresh },
  )
  const errorOf = useFieldError(issue, errors)
  const change = (part: Partial<ContractChoice>) => {
    draft.change(part)
    forgive(...FIELDS)
  }
  const account = useBankAccount(choice.contractType === 'PLATFORM_CONTRACT' && !choice.file)
  const isHandSigned = needsHandSignedFile(choice.tenancyBasis, request, isGerman)
  const handleOffer = () => {
    const { contractType } = choice
    if (showIssues(isHandSigned) || !contractType) return false
    void attempt(async () => {
      if (isAccountMissing(account)) await account.save()
      show(await sendContract(shell, request.id, { ...choice, contractType }))
      forget()
    })
    return true
  }

  return (
    <ActionDialog
      title={<FormattedMessage id="contract.title" />}
      size="large"
      action={<FormattedMessage id="contract.offer" />}
      isPossible={request.allowedActions.includes('chooseContractType')}
      isBusy={isBusy}
      problem={problem}
      onAction={handleOffer}
      onClose={onClose}
    >
      <ChoiceCards
        legend={<FormattedMessage id="contract.type" />}
        name="contractType"
        options={CONTRACT_TYPES.map((value) => ({
          value,
          label: <FormattedMessage id={`contract.type.${value}`} />,
          hint: <FormattedMessage id={`contract.type.${value}.hint`} />,
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
      {isHandSigned && (
        <p className={styles.reason}>
          <FormattedMessage id="contract.written" />
        </p>
      )}
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
  return (
    <ChoiceCards
      legend={<FormattedMessage id="contract.basis" />}
      name="tenancyBasis"
      options={TENANCY_BASES.map((basis) => ({
        value: basis,
        label: <FormattedMessage id={`contract.basis.${basis}`} />,
        hint: <FormattedMessage id={`contract.basis.${basis}.hint`} />,
      }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}
