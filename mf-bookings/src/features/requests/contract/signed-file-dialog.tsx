import type { Booking } from '@domizil/api'
import { useAttempt, useShell } from '@domizil/app-kit'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ActionDialog } from '../../../lib/action-dialog.tsx'
import { useRequestChanges } from '../requests-query.ts'
import { ContractFileField } from './contract-file-field.tsx'
import { choiceOf } from './offered-choice.ts'
import { type ContractChoice, sendContract } from './send-contract.ts'
import { useFieldError } from './use-field-error.ts'

interface SignedFileDialogProps {
  request: Booking
  onClose: () => void
}

/** Uploads the printed contract that both have signed by hand, under the terms that were offered. */
export function SignedFileDialog({ request, onClose }: SignedFileDialogProps) {
  const intl = useIntl()
  const shell = useShell()
  const { show, refresh } = useRequestChanges()
  const [upload, setUpload] = useState<Pick<ContractChoice, 'file' | 'isHandSigned'>>(NOTHING)
  const [isTried, setIsTried] = useState(false)
  const { attempt, isBusy, problem, errors, forgive } = useAttempt(
    intl.formatMessage({ id: 'done.uploadSigned' }),
    onClose,
    { fields: FIELDS, onOutdated: refresh },
  )
  const choice = { ...choiceOf(request), ...upload, contractType: 'PLATFORM_CONTRACT' as const }
  const missing = choice.file ? !choice.isHandSigned && 'handSigned' : 'file'
  const errorOf = useFieldError((field) => isTried && field === missing, errors)
  const handleUpload = () => {
    setIsTried(true)
    if (missing) return false
    void attempt(async () => show(await sendContract(shell, request.id, choice)))
    return true
  }

  return (
    <ActionDialog
      title={<FormattedMessage id="contract.upload.title" />}
      action={<FormattedMessage id="contract.upload" />}
      isPossible={request.allowedActions.includes('chooseContractType')}
      isBusy={isBusy}
      problem={problem}
      onAction={handleUpload}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="contract.upload.text" />
      </p>
      <ContractFileField
        choice={choice}
        change={(part) => {
          setUpload((before) => ({ ...before, isHandSigned: false, ...part }))
          forgive(...FIELDS)
        }}
        errorOf={errorOf}
        isHandSigned
        isRequired
      />
    </ActionDialog>
  )
}

const FIELDS = ['file', 'handSigned']
const NOTHING = { file: undefined, isHandSigned: false }
