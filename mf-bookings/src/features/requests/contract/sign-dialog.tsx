import type { Booking } from '@domizil/contract'
import { checkSignedName, TENANCY_LIMITS } from '@domizil/domain'
import { Button, CheckField, Dialog, TextField } from '@domizil/ui/parts'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from '../requests.module.css'
import { signContractAtom } from './contract-atoms.ts'
import { ContractFiles } from './contract-files.tsx'
import contractStyles from './contract.module.css'
import { useAttempt } from './use-attempt.ts'

interface SignDialogProps {
  request: Booking
  onClose: () => void
}

/** Signing: the contract to read, the typed name that stands for a signature, and that it was read. */
export function SignDialog({ request, onClose }: SignDialogProps) {
  const intl = useIntl()
  const sign = useSetAtom(signContractAtom)
  const { attempt, isBusy, problem } = useAttempt('done.signContract', onClose)
  const [name, setName] = useState('')
  const [hasRead, setHasRead] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const isNameWrong = checkSignedName(name).length > 0
  const handleSign = () => {
    setIsTried(true)
    if (isNameWrong || !hasRead) return
    void attempt(() => sign(request, name))
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<FormattedMessage id="sign.title" />}
      closeLabel={intl.formatMessage({ id: 'ask.close' })}
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="ask.back" />
          </Button>
          <Button variant="primary" busy={isBusy} onClick={handleSign}>
            <FormattedMessage id="action.signContract" />
          </Button>
        </>
      }
    >
      <div className={contractStyles.form}>
        <p>
          <FormattedMessage id={request.contract?.isHandSigned ? 'sign.byHand' : 'sign.text'} />
        </p>
        <ContractFiles request={request} />
        <TextField
          label={intl.formatMessage({ id: 'sign.name' })}
          error={
            isTried && isNameWrong && intl.formatMessage({ id: 'sign.name.issue' }, TENANCY_LIMITS.signedName)
          }
          name="signedName"
          autoComplete="name"
          maxLength={TENANCY_LIMITS.signedName.max}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <CheckField label={<FormattedMessage id="sign.read" />} checked={hasRead} onChange={setHasRead} />
        {isTried && !hasRead && (
          <p role="alert" className={styles.problem}>
            <FormattedMessage id="sign.read.issue" />
          </p>
        )}
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  )
}
