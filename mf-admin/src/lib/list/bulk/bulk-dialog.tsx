import { useShell } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import { Modal } from '@domizil/ui/work'
import { useId, useState } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { ActionForm } from '../action-form.tsx'
import type { ListDescription, RowAction } from '../list-description.ts'
import { useUndo } from '../use-undo.ts'
import styles from './bulk.module.css'
import { type Failure, useBulkRun } from './use-bulk-run.ts'

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
  const shell = useShell()
  const formId = useId()
  // Rows change during the run: the selection at the opening counts.
  const [rows] = useState(() => picked.filter(action.isPossible))
  const name = intl.formatMessage({ id: `action.${action.id}` })
  const titleOf = (row: unknown) => list.titleOf(row, intl)
  const undo = useUndo(onDone)
  const { run, start, stop } = useBulkRun(action, isOpen, ({ done, failures, isWatched }) => {
    if (done.length > 0) {
      const message = intl.formatMessage({ id: 'bulk.done' }, { action: name, count: done.length })
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
      title={<FormattedMessage id="bulk.action" values={{ action: name, count: rows.length }} />}
      footer={
        <>
          <Button onClick={isRunning ? stop : onClose}>
            <FormattedMessage id={isRunning ? 'bulk.stop' : 'ask.back'} />
          </Button>
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
              <FormattedMessage id="bulk.retry" />
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
          <p>
            <FormattedMessage id="bulk.text" values={{ left }} />
          </p>
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
          <FormattedMessage id="bulk.progress" values={{ done: run.done, total: run.total }} />
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

interface FailuresProps {
  failures: readonly Failure[]
  list: ListDescription<unknown>
}

function Failures({ failures, list }: FailuresProps) {
  const intl = useIntl()

  return (
    <div role="alert" className={styles.failures}>
      <p>
        <FormattedMessage id="bulk.failures" values={{ count: failures.length }} />
      </p>
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
