import { messageOf, useSay, useShell } from '@domizil/app-kit'
import type { Notice } from '@domizil/shell-api'
import type { RowAction } from './list-description.ts'

/** Reverts an action on one or several rows. Clicks during the run are ignored. */
export function useUndo(onDone: () => void) {
  const say = useSay()
  const shell = useShell()

  /** The button of a notice; nothing for actions without undo. */
  function offer({ undo }: RowAction<unknown>, rows: readonly unknown[]): Pick<Notice, 'action'> {
    if (!undo) return {}
    const label = say('action.undo')
    return { action: { label, run: () => void takeBack(undo, rows) } }
  }

  async function takeBack(
    undo: NonNullable<RowAction<unknown>['undo']>,
    rows: readonly unknown[],
  ): Promise<void> {
    const left = [...rows]
    try {
      while (left.length > 0) {
        await undo(shell, left[0])
        left.shift()
      }
      shell.notify({
        kind: 'success',
        message: say('bulk.undone', { count: rows.length }),
      })
    } catch (error) {
      const label = say('action.tryAgain')
      const action = { label, run: () => void takeBack(undo, left) }
      shell.notify({ kind: 'error', message: messageOf(error), action })
    } finally {
      void shell.refreshCounters()
      onDone()
    }
  }

  return { offer }
}
