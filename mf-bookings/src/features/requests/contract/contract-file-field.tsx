import { MAX_CONTRACT_BYTES } from '@domizil/domain'
import { CheckField, Field } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Problem } from '../../../lib/action-dialog.tsx'
import type { ContractChoice } from './send-contract.ts'
import type { ChoiceField } from './use-contract-choice.ts'

interface ContractFileFieldProps {
  choice: ContractChoice
  change: (part: Partial<ContractChoice>) => void
  issue: (field: ChoiceField) => boolean
  /** Whether the contract has to be signed by hand. */
  isHandSigned: boolean
}

/** The file of the landlord's contract, or of the printed one that both have signed. */
export function ContractFileField({ choice, change, issue, isHandSigned }: ContractFileFieldProps) {
  const intl = useIntl()
  const [isTooBig, setIsTooBig] = useState(false)
  const { contractType, file } = choice
  const isOwn = contractType === 'OWN_CONTRACT'
  if (!isOwn && !(contractType === 'PLATFORM_CONTRACT' && isHandSigned)) return null

  const take = (chosen: File | undefined) => {
    const isOver = (chosen?.size ?? 0) > MAX_CONTRACT_BYTES
    setIsTooBig(isOver)
    change({ file: isOver ? undefined : chosen })
  }
  const error = isTooBig ? 'contract.file.tooBig' : issue('file') ? 'contract.file.issue' : undefined

  return (
    <>
      <Field
        label={<FormattedMessage id={isOwn ? 'contract.file' : 'contract.file.signed'} />}
        hint={<FormattedMessage id="contract.file.hint" />}
        error={error && intl.formatMessage({ id: error })}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept="application/pdf,.pdf"
            onChange={({ target }) => take(target.files?.[0])}
          />
        )}
      </Field>
      {isHandSigned && file && (
        <>
          <CheckField
            label={<FormattedMessage id="contract.handSigned" />}
            checked={choice.isHandSigned}
            onChange={(isSigned) => change({ isHandSigned: isSigned })}
          />
          {issue('handSigned') && (
            <Problem>
              <FormattedMessage id="contract.handSigned.issue" />
            </Problem>
          )}
        </>
      )}
    </>
  )
}
