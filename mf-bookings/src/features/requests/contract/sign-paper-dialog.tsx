import type { Booking } from '@domizil/api'
import { signatureProblem, signerName, type SignerName, TENANCY_LIMITS } from '@domizil/domain'
import { useDraft, useSay, useSession } from '@domizil/app-kit'
import { Button, CheckField, TextField } from '@domizil/ui/parts'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { ActionDialog } from '../../../lib/action-dialog.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { useRequestChanges } from '../requests-query.ts'
import { ContractDocument, type ShownDocument } from './contract-document.tsx'
import styles from './contract.module.css'

const FIELDS = ['name']

/** What a party signs with. */
export interface TypedSignature {
  readonly name: string
  readonly documentHash: string
}

interface SignPaperDialogProps {
  /** The id of the booking. */
  id: number
  /** Under which name the typed signature waits. */
  draft: string
  attachmentId: number | undefined
  /** What the paper is called, and the words around it. */
  words: Readonly<Record<'label' | 'title' | 'action' | 'read' | 'done', string>>
  isPossible: boolean
  /** Signs, and resolves with the updated request. */
  send: (signature: TypedSignature) => Promise<Booking>
  onClose: () => void
  /** What stands above the pages. */
  children: ReactNode
}

/** Signs a paper: its pages, the typed name that serves as a signature, and the confirmation of having read it. */
export function SignPaperDialog(props: SignPaperDialogProps) {
  const { id, draft, attachmentId, words, isPossible, send, onClose, children } = props
  const say = useSay()
  const { show, refresh } = useRequestChanges()
  const { draft: name, change: setName, forget } = useDraft(draft, '')
  const { hasRead, isTried, shown, change: changeReading, setShown } = useReading(attachmentId)
  const signer = useSigner()
  const nameProblem = signatureProblem(name, signer)
  const expected = { name: signerName(signer) }
  const isSeen = shown !== undefined && shown.seen >= shown.of
  const { dialog, textField } = useAction({
    done: words.done,
    isWrong: Boolean(nameProblem) || !hasRead || !isSeen,
    fields: FIELDS,
    send: async () => {
      show(await send({ name, documentHash: shown?.hash ?? '' }))
      forget()
    },
    onOutdated: () => {
      changeReading({ hasRead: false, isTried: false })
      return refresh()
    },
    onClose,
  })
  const signed = textField('name', name, setName)
  const handleSign = () => {
    changeReading({ isTried: true })
    return dialog.onAction()
  }

  return (
    <ActionDialog
      title={words.title}
      size="large"
      action={words.action}
      isPossible={isPossible}
      {...dialog}
      onAction={handleSign}
    >
      {children}
      {attachmentId && (
        <ContractDocument
          key={attachmentId}
          id={id}
          attachmentId={attachmentId}
          label={words.label}
          onShown={setShown}
        />
      )}
      {isTried && <Unseen shown={shown} />}
      <TextField
        label={say('sign.name')}
        hint={say('sign.name.hint', expected)}
        name="signedName"
        autoComplete="name"
        maxLength={TENANCY_LIMITS.signedName.max}
        {...signed}
        error={isTried && nameProblem ? say(`sign.name.${nameProblem}`, expected) : signed.error}
      />
      <CheckField
        label={words.read}
        checked={hasRead}
        error={isTried && !hasRead && say('sign.read.issue')}
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
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const handleNext = () =>
    place.current?.parentElement?.querySelector('[data-unseen]')?.scrollIntoView({ block: 'start' })
  if (shown && shown.seen >= shown.of) return null

  return (
    <div ref={place} role="alert" className={styles.unseen}>
      {shown ? (
        <>
          {say('sign.unseen', { seen: shown.seen, of: shown.of })}
          <Button size="small" onClick={handleNext}>
            {say('sign.unseen.next')}
          </Button>
        </>
      ) : (
        say('sign.unshown')
      )}
    </div>
  )
}

/** The name of the signed-in person, which the signature has to be. */
function useSigner(): SignerName {
  const session = useSession()
  if (session.status !== 'authenticated') return { givenName: '', familyName: '' }

  const { name: givenName, surname: familyName } = session.user
  return { givenName, familyName }
}
