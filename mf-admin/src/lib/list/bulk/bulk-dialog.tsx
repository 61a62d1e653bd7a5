import { messageOf, useSay, useShell } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import { Modal } from '@domizil/ui/work'
import { useEffect, useId, useRef, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { ActionForm } from '../action-form.tsx'
import type { ActionAnswer, ListDescription, RowAction } from '../list-description.ts'
import { useUndo } from '../use-undo.ts'
import styles from './bulk.module.css'

interface BulkDialogProps {
  isOpen: boolean
  list: ListDescription<unknown>
  action: RowAction<unknown>
  /** All selected rows; those that do not allow the action are left out. */
  picked: readonly unknown[]
  onDone: () => void
  onClose: () => void
}

/** Confirms a bulk action, shows its progress, and reports the failed rows with their reasons. */
export function BulkDialog({ isOpen, list, action, picked, onDone, onClose }: BulkDialogProps) {
  const intl = useIntl()
  const say = useSay()
  const shell = useShell()
  const formId = useId()
  // Rows change during the run: the selection at the opening counts.
  const [rows] = useState(() => picked.filter(action.isPossible))
  const name = say(`action.${action.id}`)
  const titleOf = (row: unknown) => list.titleOf(row, intl)
  const undo = useUndo(onDone)
  const { run, start, stop } = useBulkRun(action, isOpen, ({ done, failures, isWatched }) => {
    if (done.length > 0) {
      const message = say('bulk.done', { action: name, count: done.length })
      shell.notify({ kind: 'success', message, ...undo.offer(action, done) })
      void shell.refreshCounters()
      onDone()
    }
    if (failures.length === 0) onClose()
    else if (!isWatched) shell.notify({ kind: 'error', message: summaryOf(failures, list, intl) })
  })
  const isRunning = run.status === 'running'
  const left = picked.length - rows.length

  return (
    <Modal
      open={isOpen}
      onCancel={isRunning ? stop : onClose}
      title={say('bulk.action', { action: name, count: rows.length })}
      footer={
        <>
          <Button onClick={isRunning ? stop : onClose}>{say(isRunning ? 'bulk.stop' : 'ask.back')}</Button>
          {run.status === 'failed' ? (
            <Button
              variant="primary"
              onClick={() =>
                void start(
                  run.failures.map(({ row }) => row),
                  run.answer,
                )
              }
            >
              {say('bulk.retry')}
            </Button>
          ) : (
            <Button
              type="submit"
              form={formId}
              variant={action.isDangerous ? 'danger' : 'primary'}
              busy={isRunning}
            >
              {name}
            </Button>
          )}
        </>
      }
    >
      {run.status === 'failed' ? (
        <Failures failures={run.failures} list={list} />
      ) : (
        <>
          <p>{say('bulk.text', { left })}</p>
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={list.keyOf(row)}>{titleOf(row)}</li>
            ))}
          </ul>
          <ActionForm
            id={formId}
            action={action}
            about={`${list.name}.many`}
            rows={rows}
            onConfirm={(answer) => start(rows, answer)}
          />
        </>
      )}
      {isRunning && (
        <p className={styles.progress} role="status">
          <progress value={run.done} max={run.total} aria-hidden="true" />
          {say('bulk.progress', { done: run.done, total: run.total })}
        </p>
      )}
    </Modal>
  )
}

/** A notice for a dialog that was closed during the run. */
function summaryOf(failures: readonly Failure[], list: ListDescription<unknown>, intl: IntlShape): string {
  const summary = intl.formatMessage({ id: 'bulk.failures' }, { count: failures.length })
  return [summary, ...failures.map(({ row, message }) => `${list.titleOf(row, intl)}: ${message}`)].join(' ')
}

function Failures({ failures, list }: { failures: readonly Failure[]; list: ListDescription<unknown> }) {
  const intl = useIntl()
  const say = useSay()

  return (
    <div role="alert" className={styles.failures}>
      <p>{say('bulk.failures', { count: failures.length })}</p>
      <ul className={styles.rows}>
        {failures.map(({ row, message }) => (
          <li key={list.keyOf(row)}>
            <b>{list.titleOf(row, intl)}</b>: <span>{message}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface Failure {
  readonly row: unknown
  readonly message: string
}

type BulkRun =
  | { readonly status: 'asking' }
  | { readonly status: 'running'; readonly done: number; readonly total: number }
  /** Some rows failed; the input is preserved for a retry. */
  | { readonly status: 'failed'; readonly failures: readonly Failure[]; readonly answer: ActionAnswer }

/** The result of a run: done and failed rows, and whether the dialog is still open. */
interface BulkEnd {
  readonly done: readonly unknown[]
  readonly failures: readonly Failure[]
  readonly isWatched: boolean
}

/** Runs an action row by row: a failure does not affect the others. Closing the dialog stops it between two rows. */
function useBulkRun(action: RowAction<unknown>, isOpen: boolean, onFinished: (end: BulkEnd) => void) {
  const shell = useShell()
  const [run, setRun] = useState<BulkRun>({ status: 'asking' })
  const isRunning = useRef(false)
  const isStopped = useRef(false)
  const isWatched = useRef(true)
  useEffect(() => {
    isWatched.current = isOpen
    return () => {
      isWatched.current = false
      isStopped.current = true
    }
  }, [isOpen])

  async function attempt(row: unknown, answer: ActionAnswer): Promise<Failure | undefined> {
    try {
      await action.run(shell, row, answer)
      return undefined
    } catch (error) {
      return { row, message: messageOf(error) }
    }
  }

  /** Resolves with whether all rows have succeeded. */
  async function start(rows: readonly unknown[], answer: ActionAnswer): Promise<boolean> {
    const failures: Failure[] = []
    const done: unknown[] = []
    if (isRunning.current) return false
    isRunning.current = true
    isStopped.current = false
    for (const row of rows) {
      if (isStopped.current) break
      setRun({ status: 'running', done: done.length + failures.length, total: rows.length })
      const failure = await attempt(row, answer)
      if (failure) failures.push(failure)
      else done.push(row)
    }

    setRun(failures.length > 0 ? { status: 'failed', failures, answer } : { status: 'asking' })
    isRunning.current = false
    onFinished({ done, failures, isWatched: isWatched.current })
    return done.length === rows.length
  }

  return {
    run,
    start,
    stop: () => {
      isStopped.current = true
    },
  }
}
