import {
  type Booking,
  deleteAccount,
  type ErrorBody,
  listLandlordBookings,
  listTenantBookings,
} from '@domizil/api'
import { asApiError } from '@domizil/app-kit/problems'
import { type Query, useQuery } from '@domizil/app-kit/query'
import { useSay } from '@domizil/app-kit/say'
import { useToday } from '@domizil/app-kit/today'
import { formatDay, isRunning, type Locale, textFor } from '@domizil/domain'
import type { ShellApi } from '@domizil/shell-api'
import { Button, Skeleton, TextField } from '@domizil/ui/parts'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './deletion.module.css'

const OWN_BOOKINGS: Query<Booking[]> = { key: 'bookings of both sides', fetch: fetchBookings }

type Details = NonNullable<ErrorBody['details']>

interface ConfirmDeletionProps {
  send: ShellApi['send']
  onDeleted: () => void
  onKeep: () => void
}

interface DeleteAccountProps {
  send: ShellApi['send']
  onDeleted: () => void
}

/** The way out: says what goes and what stays, and asks twice. */
export function DeleteAccount({ send, onDeleted }: DeleteAccountProps) {
  const say = useSay()
  const [isOpen, setIsOpen] = useState(false)

  return (
    <section className={styles.section}>
      <h3>{say('profile.delete.title')}</h3>
      <p className={styles.hint}>{say('profile.delete.text')}</p>
      <p className={styles.hint}>{say('profile.delete.kept')}</p>
      {isOpen ? (
        <Confirmation send={send} onDeleted={onDeleted} onKeep={() => setIsOpen(false)} />
      ) : (
        <Button onClick={() => setIsOpen(true)}>{say('profile.delete.open')}</Button>
      )}
    </section>
  )
}

/** Asks for the word, unless bookings are running: then it names them, and nothing is to be typed. */
function Confirmation(props: DeleteAccountProps & { onKeep: () => void }) {
  const say = useSay()
  const running = useRunningBookings()
  const isRefused = running !== undefined && running.length > 0
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isRefused) keep.current?.focus()
  }, [isRefused])
  if (!running) return <Skeleton height="96px" />
  if (!isRefused) return <ConfirmDeletion {...props} />

  return (
    <>
      <div className={styles.refused} role="alert">
        <RunningBookings bookings={running} />
      </div>
      <Button ref={keep} onClick={props.onKeep}>
        {say('profile.delete.keep')}
      </Button>
    </>
  )
}

/** Requires typing a word, which prevents accidental deletion. */
function ConfirmDeletion({ send, onDeleted, onKeep }: ConfirmDeletionProps) {
  const intl = useIntl()
  const say = useSay()
  const word = say('profile.delete.word')
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const { isDeleting, refusal, running, deleteNow } = useDeletion(send, onDeleted)
  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])
  // Both the buttons and the reason of a refusal may be below what is in sight.
  useEffect(() => {
    // Without an answer: that of a newer browser would be taken for the effect's clean-up.
    form.current?.scrollIntoView?.({ block: refusal ? 'end' : 'nearest' })
  }, [refusal])

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    const isRight = typed.trim().toLocaleUpperCase(intl.locale) === word
    setIsWrong(!isRight)
    if (isRight && !isDeleting) void deleteNow()
  }

  return (
    <form ref={form} className={styles.confirm} noValidate onSubmit={handleSubmit}>
      <TextField
        label={say('profile.delete.confirm', { word })}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={isWrong ? say('profile.delete.wrong', { word }) : undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          setIsWrong(false)
        }}
      />
      {refusal && (
        <div className={styles.refused} role="alert">
          {running.length > 0 ? (
            <RunningBookings bookings={running.map(({ field: id, message: text }) => ({ id, text }))} />
          ) : (
            say('profile.delete.failed', { reason: refusal })
          )}
        </div>
      )}
      <div className={styles.buttons}>
        <Button variant="danger" type="submit" busy={isDeleting}>
          {say('profile.delete.now')}
        </Button>
        <Button variant="quiet" onClick={onKeep}>
          {say('profile.delete.keep')}
        </Button>
      </div>
    </form>
  )
}

/** Which bookings prevent the deletion of the account, and until when. */
function RunningBookings({ bookings }: { bookings: readonly { id: string; text: string }[] }) {
  const say = useSay()

  return (
    <>
      {say('profile.delete.running')}
      <ul>
        {bookings.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </>
  )
}

/** Deletes the account, or tells why not: because of which bookings. */
function useDeletion(send: ShellApi['send'], onDeleted: () => void) {
  const [isDeleting, setIsDeleting] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [running, setRunning] = useState<Details>([])

  async function deleteNow(): Promise<void> {
    setIsDeleting(true)
    setRefusal(undefined)
    try {
      await send(deleteAccount, {})
      onDeleted()
    } catch (error) {
      const { message, body } = asApiError(error)
      setRunning(runningIn(body))
      setRefusal(message)
      setIsDeleting(false)
    }
  }

  return { isDeleting, refusal, running, deleteNow }
}

function runningIn(body: unknown): Details {
  const { code, details = [] } = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorBody>
  return code === 'BOOKINGS_RUNNING' ? details : []
}

/** The bookings that prevent the deletion of the account, each in a line; undefined while they are loaded. */
function useRunningBookings(): readonly { id: string; text: string }[] | undefined {
  const locale = useIntl().locale as Locale
  const today = useToday()
  const { status, data = [] } = useQuery(OWN_BOOKINGS)
  if (status === 'pending') return undefined

  return data
    .filter((booking) => isRunning(booking, today))
    .map(({ id, flat: { title_en: en, title_local: local, languageTag }, startDate, endDate }) => ({
      id: String(id),
      text: `${textFor(locale, { en, local, languageTag })}, ${formatDay(startDate)} – ${formatDay(endDate)}`,
    }))
}

async function fetchBookings({ send }: ShellApi, signal: AbortSignal) {
  const [asTenant, asLandlord] = await Promise.all([
    send(listTenantBookings, {}, { signal }),
    send(listLandlordBookings, {}, { signal }),
  ])
  return [...asTenant, ...asLandlord]
}
