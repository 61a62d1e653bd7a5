import { createBlockedPeriod } from '@domizil/api'
import { isApiError, messageOf, useLocale, useSay, useShell } from '@domizil/app-kit'
import { ModalDialog } from '@domizil/app-kit/modal'
import { formatDay, MAX_BLOCK_NOTE, type Period } from '@domizil/domain'
import { Button, CheckField, TextField } from '@domizil/ui/parts'
import { StayField } from '@domizil/ui/stay-field'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useDayTexts } from '../../../lib/use-day-texts.ts'
import { problemOfDays } from '../../../lib/blocked-days.ts'
import type { NamedFlat } from '../browse/browse-flats.ts'
import styles from './block-many.module.css'

/** The days to block with a note, and the flats; what is chosen stays over a reload. */
export interface ManyBlocked extends Partial<Period> {
  readonly flatIds: readonly number[]
  readonly note?: string
}

interface BlockManyProps {
  flats: readonly NamedFlat[]
  chosen: ManyBlocked
  onChoose: (chosen: ManyBlocked) => void
  /** Called when days of a flat were blocked. */
  onBlocked: () => void
  onClose: () => void
}

/** Blocks the same days of several flats: those that are refused stay chosen, and say why. */
export function BlockMany({ flats, chosen, onChoose, onBlocked, onClose }: BlockManyProps) {
  const say = useSay()
  const { isBusy, problem, refusals, block, forgive } = useBlockMany(onBlocked)
  const change = (part: Partial<ManyBlocked>) => {
    forgive()
    onChoose({ ...chosen, ...part })
  }
  const close = () => !isBusy && onClose()

  async function handleSubmit() {
    const refused = await block(chosen)
    if (!refused) return
    if (refused.length === 0) onClose()
    else onChoose({ ...chosen, flatIds: refused })
  }

  return (
    <ModalDialog
      onClose={close}
      title={say('block.title')}
      closeLabel={say('dialog.close')}
      footer={
        <>
          <Button onClick={close} aria-disabled={isBusy}>
            {say('dialog.back')}
          </Button>
          <Button variant="primary" busy={isBusy} onClick={() => void handleSubmit()}>
            {say('blockMany.submit', { count: chosen.flatIds.length })}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <div className={styles.days}>
          <StayField
            value={chosen}
            labels={{
              from: say('block.from'),
              to: say('block.to'),
            }}
            locale={useLocale()}
            texts={useDayTexts()}
            onChange={(end, day) => change({ [end]: day })}
          />
        </div>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <TextField
          label={say('note.label')}
          hint={say('note.hint')}
          maxLength={MAX_BLOCK_NOTE}
          value={chosen.note ?? ''}
          onChange={({ target }) => change({ note: target.value })}
        />
        <ChosenFlats
          flats={flats}
          flatIds={chosen.flatIds}
          refusals={refusals}
          onChange={(flatIds) => change({ flatIds })}
        />
      </div>
    </ModalDialog>
  )
}

interface ChosenFlatsProps {
  flats: readonly NamedFlat[]
  flatIds: readonly number[]
  /** Why flats were refused. */
  refusals: ReadonlyMap<number, string>
  onChange: (flatIds: readonly number[]) => void
}

/** The flats to block, one by one or all. */
function ChosenFlats({ flats, flatIds, refusals, onChange }: ChosenFlatsProps) {
  const say = useSay()
  const isAll = flats.every(({ flat }) => flatIds.includes(flat.id))

  return (
    <fieldset className={styles.flats}>
      <legend>{say('blockMany.flats')}</legend>
      {flats.length > 1 && (
        <CheckField
          label={say('blockMany.all', { count: flats.length })}
          checked={isAll}
          onChange={() => onChange(isAll ? [] : flats.map(({ flat }) => flat.id))}
        />
      )}
      {flats.map(({ flat: { id }, title }) => (
        <CheckField
          key={id}
          label={title}
          error={refusals.get(id)}
          checked={flatIds.includes(id)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...flatIds, id] : flatIds.filter((other) => other !== id))
          }
        />
      ))}
    </fieldset>
  )
}

const NONE: ReadonlyMap<number, string> = new Map()

function useBlockMany(onBlocked: () => void) {
  const intl = useIntl()
  const say = useSay()
  const shell = useShell()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [refusals, setRefusals] = useState(NONE)

  /** Resolves with the flats that were refused; undefined if nothing was sent. */
  async function block({ from, to, flatIds, note }: ManyBlocked): Promise<number[] | undefined> {
    const known = problemOfDays({ from, to }, intl)?.message
    const missing = flatIds.length === 0 ? say('blockMany.none') : undefined
    setProblem(known ?? missing)
    if (known || missing || !from || !to || isBusy) return undefined

    setIsBusy(true)
    const refused = new Map<number, string>()
    for (const flatId of flatIds) {
      try {
        await shell.send(createBlockedPeriod, {
          params: { flatId },
          body: { blockedFrom: from, blockedTo: to, ...(note && { note }) },
        })
      } catch (error) {
        if (!isApiError(error)) throw error
        refused.set(flatId, messageOf(error))
      }
    }
    setIsBusy(false)
    setRefusals(refused)
    const count = flatIds.length - refused.size
    if (refused.size > 0) setProblem(say('blockMany.refused', { count }))
    if (count === 0) return [...refused.keys()]

    onBlocked()
    const message = say('blockMany.done', { count, from: formatDay(from), to: formatDay(to) })
    shell.notify({ kind: 'success', message })
    return [...refused.keys()]
  }

  return {
    isBusy,
    problem,
    refusals,
    block,
    /** Takes away what was said of an earlier choice. */
    forgive: () => {
      setProblem(undefined)
      setRefusals(NONE)
    },
  }
}
