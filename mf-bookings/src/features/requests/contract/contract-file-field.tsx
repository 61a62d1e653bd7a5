import { useSay } from '@domizil/app-kit'
import { MAX_CONTRACT_BYTES } from '@domizil/domain'
import { FileText } from '@domizil/ui/icons'
import { CheckField, Field } from '@domizil/ui/parts'
import { useState } from 'react'
import { FileChooser } from '../../../lib/file-chooser.tsx'
import styles from './contract.module.css'
import type { ContractChoice } from './send-contract.ts'
import type { FieldError } from './use-field-error.ts'

interface ContractFileFieldProps {
  choice: ContractChoice
  change: (part: Partial<ContractChoice>) => void
  errorOf: FieldError
  /** Whether the contract has to be signed by hand. */
  isHandSigned: boolean
  /** Whether the signed file is uploaded now, not later. */
  isRequired?: boolean
}

/** The file of the landlord's contract, or of the printed one that both have signed. */
export function ContractFileField(props: ContractFileFieldProps) {
  const { choice, change, errorOf, isHandSigned, isRequired = false } = props
  const say = useSay()
  const [isTooBig, setIsTooBig] = useState(false)
  const { contractType, file } = choice
  const isOwn = contractType === 'OWN_CONTRACT'
  if (!isOwn && !(contractType === 'PLATFORM_CONTRACT' && isHandSigned)) return null

  const take = (chosen: File | undefined) => {
    const isOver = (chosen?.size ?? 0) > MAX_CONTRACT_BYTES
    setIsTooBig(isOver)
    change({ file: isOver ? undefined : chosen })
  }
  const signedLabel = isRequired ? 'contract.file.signedNow' : 'contract.file.signed'

  return (
    <>
      <Field
        label={say(isOwn ? 'contract.file' : signedLabel)}
        hint={say('contract.file.hint')}
        error={isTooBig ? say('contract.file.tooBig') : errorOf('file')}
      >
        {(control) => (
          <FileChooser
            control={control}
            accept="application/pdf,.pdf"
            onChoose={([chosen]) => take(chosen)}
            beside={<span className={styles.hint}>{file?.name ?? say('contract.file.none')}</span>}
          >
            <FileText size={16} />
            {say(file ? 'contract.file.other' : 'contract.file.choose')}
          </FileChooser>
        )}
      </Field>
      {isHandSigned && file && (
        <CheckField
          label={say('contract.handSigned')}
          checked={choice.isHandSigned}
          error={errorOf('handSigned')}
          onChange={(isSigned) => change({ isHandSigned: isSigned })}
        />
      )}
    </>
  )
}
