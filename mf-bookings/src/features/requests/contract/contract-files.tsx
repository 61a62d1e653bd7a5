import { type Booking, downloadAttachment } from '@domizil/api'
import { useDialog, useSay } from '@domizil/app-kit'
import { ModalDialog } from '@domizil/app-kit/modal'
import { Link } from '@domizil/app-kit/router'
import { contractNumber } from '@domizil/domain'
import { helpPath } from '@domizil/links'
import { FileText } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { type ReactNode, useEffect, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import styles from './contract.module.css'
import { DownloadButton } from '../../../lib/download-button.tsx'
import { ContractDocument } from './contract-document.tsx'

/** Sealing takes seconds. */
const LONGEST_SEALING_MS = 10 * 60_000

const toHelp = (text: ReactNode) => <Link to={helpPath({ section: 'contact' })}>{text}</Link>

/** The files of a booking, for both parties, the final document first: each opens in the page. */
export function ContractFiles({ request }: { request: Booking }) {
  const say = useSay()
  const intl = useIntl()
  const reading = useDialog<number>(`file-${request.id}`)
  const sealing = useSealing(request)
  const files = request.attachments.toSorted((one, other) => Number(isSealed(other)) - Number(isSealed(one)))
  if (files.length === 0) return null

  return (
    <>
      <ul className={styles.files} aria-label={say('contract.files')}>
        {files.map((file) => (
          <li key={file.id}>
            <Button
              size="small"
              variant={isSealed(file) ? 'primary' : 'default'}
              icon={<FileText size={14} />}
              onClick={() => reading.open(file.id)}
            >
              {attachmentName(intl, request.id, file)}
            </Button>
          </li>
        ))}
      </ul>
      {sealing && (
        <p role="status" className={styles.hint}>
          {say(`contract.sealing.${sealing}`, { help: toHelp })}
        </p>
      )}
      {reading.value !== undefined && (
        <ReadDialog request={request} attachmentId={reading.value} onClose={reading.close} />
      )}
    </>
  )
}

/** Whether it is a final document, of the contract or of an addendum. */
function isSealed({ kind }: Booking['attachments'][number]): boolean {
  return kind === 'SIGNED' || kind === 'SIGNED_ADDENDUM'
}

/** The final document that is not there: it is being made, or something keeps it from being made. */
type Sealing = 'SOON' | 'LATE' | undefined

/** How the final document stands. The list is loaded again once it is there. */
function useSealing(request: Booking): Sealing {
  const [now, setNow] = useState(() => Date.now())
  const sealing = sealingOf(request, now)
  const { signedDate } = request

  useEffect(() => {
    if (sealing !== 'SOON' || signedDate === null) return
    const timer = setTimeout(
      () => setNow(Date.now()),
      Date.parse(signedDate) + LONGEST_SEALING_MS - Date.now(),
    )
    return () => clearTimeout(timer)
  }, [sealing, signedDate])

  return sealing
}

/** How the final document stands that both have signed; undefined once it is there. */
export function sealingOf(
  { status, signedDate, attachments }: Pick<Booking, 'status' | 'signedDate' | 'attachments'>,
  now: number,
): Sealing {
  if (status !== 'BOOKING_COMPLETED' || signedDate === null) return undefined
  const kinds = attachments.map(({ kind }) => kind)
  if (!kinds.includes('CONTRACT') || kinds.includes('SIGNED')) return undefined

  return now - Date.parse(signedDate) < LONGEST_SEALING_MS ? 'SOON' : 'LATE'
}

interface ReadDialogProps {
  request: Booking
  attachmentId: number
  onClose: () => void
}

/** Shows a file of a booking, with its download. */
function ReadDialog({ request: { id, attachments }, attachmentId, onClose }: ReadDialogProps) {
  const say = useSay()
  const intl = useIntl()
  const attachment = attachments.find((one) => one.id === attachmentId)
  if (!attachment) return null
  const name = attachmentName(intl, id, attachment)

  return (
    <ModalDialog
      size="large"
      onClose={onClose}
      title={name}
      closeLabel={say('ask.close')}
      footer={
        <DownloadButton call={downloadAttachment} input={{ params: { id, attachmentId } }} name={name}>
          {say('contract.download')}
        </DownloadButton>
      }
    >
      <ContractDocument key={attachmentId} id={id} attachmentId={attachmentId} label={name} />
    </ModalDialog>
  )
}

/** What a file is called: final documents, which we make, in the reader's language, all others as they are. */
function attachmentName(
  intl: IntlShape,
  bookingId: number,
  { kind, name }: Pick<Booking['attachments'][number], 'kind' | 'name'>,
): string {
  if (kind === 'HANDOVER_IN' || kind === 'HANDOVER_OUT') {
    return intl.formatMessage({ id: `handover.open.${kind === 'HANDOVER_IN' ? 'IN' : 'OUT'}` })
  }
  const number = contractNumber(bookingId)
  if (kind === 'SIGNED') return intl.formatMessage({ id: 'contract.sealed' }, { number })
  if (kind !== 'SIGNED_ADDENDUM') return name

  // The first number of its name says which addendum it is.
  const addendum = /\d+/.exec(name)?.[0] ?? ''
  return intl.formatMessage({ id: 'contract.sealedAddendum' }, { addendum, number })
}
