import type { Booking } from '@domizil/api'
import { CONTRACT_TYPES, isGermanAddress, needsHandSignedFile, TENANCY_BASES } from '@domizil/domain'
import { useAttempt, useShell } from '@domizil/app-kit'
import { PillGroup } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { ActionDialog } from '../../../lib/action-dialog.tsx'
import styles from '../requests.module.css'
import { useRequestChanges } from '../requests-query.ts'
import { AccountFields } from './account-fields.tsx'
import { ContractFileField } from './contract-file-field.tsx'
import contractStyles from './contract.module.css'
import { SampleButton } from './sample-button.tsx'
import { type ContractChoice, sendContract } from './send-contract.ts'
import { TenancyFields } from './tenancy-fields.tsx'
import { useAccountForm } from './use-account-form.ts'
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
  const { choice, change, forget, issue, showIssues } = useContractChoice(request.id, isGerman)
  const { attempt, isBusy, problem } = useAttempt(
    intl.formatMessage({ id: 'done.chooseContractType' }),
    onClose,
    refresh,
  )
  const account = useAccountForm(choice.contractType === 'PLATFORM_CONTRACT' && !choice.file)
  const isHandSigned = needsHandSignedFile(choice.tenancyBasis, request, isGerman)
  const handleOffer = () => {
    if (showIssues(isHandSigned)) return
    void attempt(async () => {
      await account.save()
      await show(await sendContract(shell, request.id, choice))
      forget()
    })
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
      <TypeCards choice={choice} change={change} />
      <SampleButton />
      <AccountFields form={account} />
      <PillGroup
        label={intl.formatMessage({ id: 'contract.basis' })}
        name="tenancyBasis"
        options={TENANCY_BASES.map((value) => ({
          value,
          label: <FormattedMessage id={`contract.basis.${value}`} />,
        }))}
        value={choice.tenancyBasis}
        onChange={(tenancyBasis) => change({ tenancyBasis })}
      />
      <TenancyFields choice={choice} change={change} issue={issue} isGerman={isGerman} />
      {isHandSigned && (
        <p className={styles.reason}>
          <FormattedMessage id="contract.written" />
        </p>
      )}
      <ContractFileField choice={choice} change={change} issue={issue} isHandSigned={isHandSigned} />
    </ActionDialog>
  )
}

interface ChoiceProps {
  choice: ContractChoice
  change: (part: Partial<ContractChoice>) => void
}

function TypeCards({ choice, change }: ChoiceProps) {
  return (
    <fieldset className={contractStyles.cards}>
      <legend className={contractStyles.legend}>
        <FormattedMessage id="contract.type" />
      </legend>
      {CONTRACT_TYPES.map((type) => (
        <label
          key={type}
          className={
            type === choice.contractType
              ? `${contractStyles.card} ${contractStyles.chosen}`
              : contractStyles.card
          }
        >
          <input
            type="radio"
            name="contractType"
            value={type}
            checked={type === choice.contractType}
            onChange={() => change({ contractType: type, file: undefined })}
          />
          <b>
            <FormattedMessage id={`contract.type.${type}`} />
          </b>
          <span className={contractStyles.hint}>
            <FormattedMessage id={`contract.type.${type}.hint`} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
