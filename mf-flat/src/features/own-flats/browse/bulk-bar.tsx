import type { OwnFlat } from '@domizil/api'
import { messageOf, useSay, useShell } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import { useState } from 'react'
import { ownerMoves, type OwnerMove } from '../owner-moves.ts'
import { useOwnFlatChanges } from '../own-flats.ts'
import styles from './browse.module.css'
import type { FlatPicks } from './use-picks.ts'

type Deed = Extract<OwnerMove['name'], 'submit' | 'activate' | 'deactivate'> | 'confirmCalendar'

const DEEDS: readonly Deed[] = ['activate', 'deactivate', 'submit', 'confirmCalendar']
const TARGETS = { submit: 'IN_REVIEW', activate: 'ACTIVE', deactivate: 'INACTIVE' } as const

const allows = (deed: Deed, { status }: OwnFlat) =>
  deed === 'confirmCalendar'
    ? status === 'ACTIVE' || status === 'INACTIVE'
    : ownerMoves(status).some(({ name }) => name === deed)

/** What can be done with the chosen flats, each with the number of flats that allow it; one after the other. */
export function BulkBar({ flats, picks }: { flats: readonly OwnFlat[]; picks: FlatPicks }) {
  const say = useSay()
  const shell = useShell()
  const { moveFlat, confirmCalendar } = useOwnFlatChanges()
  const [running, setRunning] = useState<Deed>()
  const picked = flats.filter(({ id }) => picks.has(id))
  if (picked.length === 0) return null

  async function run(deed: Deed): Promise<void> {
    setRunning(deed)
    const failures: { id: number; message: string }[] = []
    let done = 0
    for (const flat of picked.filter((one) => allows(deed, one))) {
      try {
        await (deed === 'confirmCalendar' ? confirmCalendar(flat.id) : moveFlat(flat.id, TARGETS[deed]))
        done += 1
      } catch (error) {
        failures.push({ id: flat.id, message: messageOf(error) })
      }
    }
    setRunning(undefined)
    // Those that were refused stay chosen, for another try.
    picks.set(failures.map(({ id }) => id))
    const action = say(`menu.${deed}`)
    if (done > 0) {
      shell.notify({
        kind: 'success',
        message: say('browse.done', { action, count: done }),
      })
    }
    if (failures.length > 0) {
      const said = say('browse.refused', { action, count: failures.length })
      shell.notify({ kind: 'error', message: `${said} ${failures[0]?.message ?? ''}`.trim() })
    }
  }

  return (
    <div className={styles.bulk} role="group" aria-label={say('browse.picked.label')}>
      <p role="status">{say('browse.picked', { count: picked.length })}</p>
      {DEEDS.map((deed) => {
        const count = picked.filter((flat) => allows(deed, flat)).length
        return (
          count > 0 && (
            <Button
              key={deed}
              size="small"
              busy={running === deed}
              disabled={running !== undefined && running !== deed}
              onClick={() => void run(deed)}
            >
              {say('browse.deed', { action: say(`menu.${deed}`), count })}
            </Button>
          )
        )
      })}
      <Button size="small" variant="quiet" onClick={() => picks.set([])}>
        {say('browse.pickNone')}
      </Button>
    </div>
  )
}
