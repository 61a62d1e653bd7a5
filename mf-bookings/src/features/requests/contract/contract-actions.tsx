import type { Booking } from '@domizil/api'
import { useDialog, useSay, useShell } from '@domizil/app-kit'
import { isGermanAddress } from '@domizil/domain'
import { Button } from '@domizil/ui/parts'
import { useEffect, useState } from 'react'
import { ChooseContractDialog } from './choose-contract-dialog.tsx'
import { waitsForSignedFile } from '../request-state.ts'
import { type ContractChoice, sendContract, sendSignature } from './send-contract.ts'
import { SignPaperDialog } from './sign-paper-dialog.tsx'
import { ActionDialog } from '../../../lib/action-dialog.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { useRequestChanges } from '../requests-query.ts'
import { ContractFileField } from './contract-file-field.tsx'
import { choiceOf } from './offered-choice.ts'
import { useFieldError } from './use-field-error.ts'

const SIGNED_FILE_FIELDS = ['file', 'handSigned']
const NO_FILE = { file: undefined, isHandSigned: false }

/** The buttons to offer, upload and sign a contract, as far as the server allows it. */
export function ContractActions({ request }: { request: Booking }) {
  const say = useSay()
  const { id, allowedActions, contract } = request
  // It was opened about that offer: after another one, also over a reload, it has nothing to offer.
  const offeredAt = contract?.offeredAt ?? null
  const choosing = useDialog<string | null>(`contract-${id}`)
  const { isOpen, close } = choosing
  const isOutdated = isOpen && choosing.value !== offeredAt
  useEffect(() => {
    if (isOutdated) close()
  }, [isOutdated, close])
  const signing = useDialog(`signature-${id}`)
  const uploading = useDialog(`signed-file-${id}`)

  return (
    <>
      {allowedActions.includes('signContract') && (
        <Button variant="primary" onClick={() => signing.open()}>
          {say(contract?.isHandSigned ? 'action.confirmContract' : 'action.signContract')}
        </Button>
      )}
      {allowedActions.includes('chooseContractType') && waitsForSignedFile(request) && (
        <Button variant="primary" onClick={() => uploading.open()}>
          {say('action.uploadSigned')}
        </Button>
      )}
      {allowedActions.includes('chooseContractType') && (
        <Button variant={contract ? 'default' : 'primary'} onClick={() => choosing.open(offeredAt)}>
          {say(contract ? 'action.changeContract' : 'action.chooseContractType')}
        </Button>
      )}
      {isOpen && !isOutdated && <ChooseContractDialog request={request} onClose={close} />}
      {uploading.isOpen && <SignedFileDialog request={request} onClose={uploading.close} />}
      {signing.isOpen && <SignDialog request={request} onClose={signing.close} />}
    </>
  )
}

interface SignDialogProps {
  request: Booking
  onClose: () => void
}

/** Signs a contract, or confirms with a name the one that was signed by hand. */
function SignDialog({ request, onClose }: SignDialogProps) {
  const say = useSay()
  const shell = useShell()
  const isByHand = request.contract?.isHandSigned

  return (
    <SignPaperDialog
      id={request.id}
      draft={`signature.${request.id}`}
      attachmentId={request.contract?.attachmentId ?? undefined}
      words={{
        label: say('contract.document'),
        title: say(isByHand ? 'sign.confirmTitle' : 'sign.title'),
        action: say(isByHand ? 'action.confirmContract' : 'action.signContract'),
        read: say(isByHand ? 'sign.readByHand' : 'sign.read'),
        done: say(isByHand ? 'done.confirmContract' : 'done.signContract'),
      }}
      isPossible={request.allowedActions.includes('signContract')}
      send={(signature) => sendSignature(shell, request.id, signature)}
      onClose={onClose}
    >
      <p>{say(isByHand ? 'sign.byHand' : 'sign.text')}</p>
      <ContractLanguage request={request} />
    </SignPaperDialog>
  )
}

/** In which languages our contract is; what a landlord uploads may be in any. */
function ContractLanguage({ request: { contract, flat } }: Pick<SignDialogProps, 'request'>) {
  const say = useSay()
  if (contract?.type !== 'PLATFORM_CONTRACT') return null
  const isGerman = isGermanAddress({ languageTag: flat.languageTag })
  return <p>{say(isGerman ? 'sign.language.german' : 'sign.language.english')}</p>
}

/** Uploads the printed contract that both have signed by hand, under the terms that were offered. */
function SignedFileDialog({ request, onClose }: { request: Booking; onClose: () => void }) {
  const say = useSay()
  const shell = useShell()
  const { show, refresh } = useRequestChanges()
  const [upload, setUpload] = useState<Pick<ContractChoice, 'file' | 'isHandSigned'>>(NO_FILE)
  const choice = { ...choiceOf(request), ...upload, contractType: 'PLATFORM_CONTRACT' as const }
  const missing = choice.file ? !choice.isHandSigned && 'handSigned' : 'file'
  const { dialog, isTried, errors, forgive } = useAction({
    done: say('done.uploadSigned'),
    isWrong: Boolean(missing),
    fields: SIGNED_FILE_FIELDS,
    send: async () => show(await sendContract(shell, request.id, choice)),
    onOutdated: refresh,
    onClose,
  })
  const errorOf = useFieldError((field) => isTried && field === missing, errors)

  return (
    <ActionDialog
      title={say('contract.upload.title')}
      action={say('contract.upload')}
      isPossible={request.allowedActions.includes('chooseContractType')}
      {...dialog}
    >
      <p>{say('contract.upload.text')}</p>
      <ContractFileField
        choice={choice}
        change={(part) => {
          setUpload((before) => ({ ...before, isHandSigned: false, ...part }))
          forgive(...SIGNED_FILE_FIELDS)
        }}
        errorOf={errorOf}
        isHandSigned
        isRequired
      />
    </ActionDialog>
  )
}
