import type { Booking } from '@domizil/api'
import {
  isGermanAddress,
  signatureProblem,
  signerName,
  type SignerName,
  TENANCY_LIMITS,
} from '@domizil/domain'
import { useAttempt, useDraft, useSession, useShell } from '@domizil/app-kit'
import { Button, CheckField, TextField } from '@domizil/ui/parts'
import { useCallback, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ActionDialog } from '../../../lib/action-dialog.tsx'
import { useRequestChanges } from '../requests-query.ts'
import { ContractDocument, type ShownDocument } from './contract-document.tsx'
import styles from './contract.module.css'
import { sendSignature } from './send-contract.ts'

const FIELDS = ['name']

interface SignDialogProps {
  request: Booking
  onClose: () => void
}

/** Signs a contract: its pages, the typed name that serves as a signature, and the confirmation of having read it. */
export function SignDialog({ request, onClose }: SignDialogProps) {
  const intl = useIntl()
  const shell = useShell()
  const { show, refresh } = useRequestChanges()
  const { draft: name, change: setName, forget } = useDraft(`signature.${request.id}`, '')
  const isByHand = request.contract?.isHandSigned
  const attachmentId = request.contract?.attachmentId ?? undefined
  const { hasRead, isTried, shown, change: changeReading, setShown } = useReading(attachmentId)
  const { attempt, isBusy, problem, errors, forgive } = useAttempt(
    intl.formatMessage({ id: isByHand ? 'done.confirmContract' : 'done.signContract' }),
    onClose,
    {
      fields: FIELDS,
      onOutdated: () => {
        changeReading({ hasRead: false, isTried: false })
        return refresh()
      },
    },
  )
  const signer = useSigner()
  const nameProblem = signatureProblem(name, signer)
  const expected = { name: signerName(signer) }
  const handleSign = () => {
    changeReading({ isTried: true })
    if (nameProblem || !hasRead || !shown || shown.seen < shown.of) return false
    void attempt(async () => {
      await show(await sendSignature(shell, request.id, { name, documentHash: shown.hash }))
      forget()
    })
    return true
  }

  return (
    <ActionDialog
      title={<FormattedMessage id={isByHand ? 'sign.confirmTitle' : 'sign.title'} />}
      size="large"
      action={<FormattedMessage id={isByHand ? 'action.confirmContract' : 'action.signContract'} />}
      isPossible={request.allowedActions.includes('signContract')}
      isBusy={isBusy}
      problem={problem}
      onAction={handleSign}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id={isByHand ? 'sign.byHand' : 'sign.text'} />
      </p>
      <ContractLanguage request={request} />
      {attachmentId && (
        <ContractDocument
          key={attachmentId}
          id={request.id}
          attachmentId={attachmentId}
          label={intl.formatMessage({ id: 'contract.document' })}
          onShown={setShown}
        />
      )}
      {isTried && <Unseen shown={shown} />}
      <TextField
        label={intl.formatMessage({ id: 'sign.name' })}
        hint={intl.formatMessage({ id: 'sign.name.hint' }, expected)}
        error={
          isTried && nameProblem
            ? intl.formatMessage({ id: `sign.name.${nameProblem}` }, expected)
            : errors['name']
        }
        name="signedName"
        autoComplete="name"
        maxLength={TENANCY_LIMITS.signedName.max}
        value={name}
        onChange={({ target }) => {
          setName(target.value)
          forgive('name')
        }}
      />
      <CheckField
        label={<FormattedMessage id={isByHand ? 'sign.readByHand' : 'sign.read'} />}
        checked={hasRead}
        error={isTried && !hasRead && <FormattedMessage id="sign.read.issue" />}
        onChange={(is) => changeReading({ hasRead: is })}
      />
    </ActionDialog>
  )
}

interface Reading {
  /** The file that it is about. */
  readonly attachmentId: number | undefined
  readonly hasRead: boolean
  readonly isTried: boolean
  readonly shown: ShownDocument | undefined
}

/** What the signer has seen and confirmed of a file. Of another one, nothing. */
function useReading(attachmentId: number | undefined) {
  const none = { attachmentId, hasRead: false, isTried: false, shown: undefined }
  const [kept, setKept] = useState<Reading>(none)
  const change = useCallback(
    (part: Partial<Reading>) =>
      setKept((before) => ({
        ...(before.attachmentId === attachmentId
          ? before
          : { hasRead: false, isTried: false, shown: undefined }),
        ...part,
        attachmentId,
      })),
    [attachmentId],
  )
  const setShown = useCallback((shown: ShownDocument) => change({ shown }), [change])

  return { ...(kept.attachmentId === attachmentId ? kept : none), change, setShown }
}

/** Why nothing is signed yet: pages that have not been shown, with the way to the first of them. */
function Unseen({ shown }: { shown: ShownDocument | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  const handleNext = () =>
    place.current?.parentElement?.querySelector('[data-unseen]')?.scrollIntoView({ block: 'start' })
  if (shown && shown.seen >= shown.of) return null

  return (
    <div ref={place} role="alert" className={styles.unseen}>
      {shown ? (
        <>
          <FormattedMessage id="sign.unseen" values={{ seen: shown.seen, of: shown.of }} />
          <Button size="small" onClick={handleNext}>
            <FormattedMessage id="sign.unseen.next" />
          </Button>
        </>
      ) : (
        <FormattedMessage id="sign.unshown" />
      )}
    </div>
  )
}

/** In which languages our contract is; what a landlord uploads may be in any. */
function ContractLanguage({ request: { contract, flat } }: Pick<SignDialogProps, 'request'>) {
  if (contract?.type !== 'PLATFORM_CONTRACT') return null
  const isGerman = isGermanAddress({ languageTag: flat.languageTag })
  return (
    <p>
      <FormattedMessage id={isGerman ? 'sign.language.german' : 'sign.language.english'} />
    </p>
  )
}

/** The name of the signed-in person, which the signature has to be. */
function useSigner(): SignerName {
  const session = useSession()
  if (session.status !== 'authenticated') return { givenName: '', familyName: '' }

  const { name: givenName, surname: familyName } = session.user
  return { givenName, familyName }
}
