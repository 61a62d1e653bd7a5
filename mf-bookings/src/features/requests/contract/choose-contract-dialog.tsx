import type { Booking } from '@domizil/api'
import { CONTRACT_TYPES, isGermanAddress, needsHandSignedFile, TENANCY_BASES } from '@domizil/domain'
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
import { sendContract } from './send-contract.ts'
import { TenancyFields } from './tenancy-fields.tsx'
import { useContractChoice } from './use-contract-choice.ts'

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
  const { choice, change, forget, issue, showIssues } = useContractChoice(request, isGerman)
  const { attempt, isBusy, problem } = useAttempt(
    intl.formatMessage({ id: 'done.chooseContractType' }),
    onClose,
    refresh,
  )
  const account = useBankAccount(choice.contractType === 'PLATFORM_CONTRACT' && !choice.file)
  const isHandSigned = needsHandSignedFile(choice.tenancyBasis, request, isGerman)
  const handleOffer = () => {
    const { contractType } = choice
    if (showIssues(isHandSigned) || !contractType) return false
    void attempt(async () => {
      if (isAccountMissing(account)) await account.save()
      await show(await sendContract(shell, request.id, { ...choice, contractType }))
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
        error={issue('contractType') && <FormattedMessage id="contract.type.issue" />}
      />
      <SampleButton isGerman={isGerman} />
      <AccountFields form={account} />
      <ChoiceCards
        legend={<FormattedMessage id="contract.basis" />}
        name="tenancyBasis"
        options={TENANCY_BASES.map((value) => ({
          value,
          label: <FormattedMessage id={`contract.basis.${value}`} />,
          hint: <FormattedMessage id={`contract.basis.${value}.hint`} />,
        }))}
        value={choice.tenancyBasis}
        onChange={(tenancyBasis) => change({ tenancyBasis })}
      />
      <TenancyFields
        choice={choice}
        change={change}
        issue={issue}
        isGerman={isGerman}
        reasonOfStay={request.reasonOfStay}
      />
      {isHandSigned && (
        <p className={styles.reason}>
          <FormattedMessage id="contract.written" />
        </p>
      )}
      <ContractFileField choice={choice} change={change} issue={issue} isHandSigned={isHandSigned} />
    </ActionDialog>
  )
}
