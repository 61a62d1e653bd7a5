import { type Booking, proposeLastDay } from '@domizil/api'
import { formatDay, LAST_DAY_LIMITS, lastDayChange } from '@domizil/domain'
import { lazyChunk, useDialog, useDraft, useLocale, useSay, useShell } from '@domizil/app-kit'
import { useStayTexts } from '@domizil/app-kit/stay'
import { DayField } from '@domizil/ui/stay-field'
import { TextArea } from '@domizil/ui/parts'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { ActionDialog } from '../../../lib/action-dialog.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { useRequestChanges } from '../requests-query.ts'
import { RivalsFor } from '../rivals.tsx'
import { ChangeOfRent } from './change-of-rent.tsx'
import { FeeOfAddedRent } from './fee-of-added-rent.tsx'
import styles from './last-day.module.css'

const DayCalendar = lazyChunk('day-calendar', () =>
  import(/* webpackChunkName: "day-calendar" */ '../../../lib/day-calendar.tsx').then(
    (module) => module.DayCalendar,
  ),
)

const FIELDS = ['newEndDate', 'message']

/** Proposes another last day, and shows before that what it costs or what falls away. The draft is preserved. */
export function ProposeDialog({ request, onClose }: { request: Booking; onClose: () => void }) {
  const say = useSay()
  const shell = useShell()
  const { show, refresh } = useRequestChanges()
  const { draft, change, forgetStored } = useDraft(`last-day.${request.id}`, { day: '', message: '' })
  const refuse = useRefusal(request)
  const refused = draft.day ? refuse(draft.day) : say('lastDay.day.missing')
  const { dialog, isTried, errors, forgive, textField } = useAction({
    done: say('done.proposeLastDay'),
    isWrong: Boolean(refused),
    fields: FIELDS,
    send: async () => {
      const body = { newEndDate: draft.day, message: draft.message.trim() }
      show(await shell.send(proposeLastDay, { params: { id: request.id }, body }))
      forgetStored()
    },
    onOutdated: refresh,
    onClose,
  })

  return (
    <ActionDialog
      title={say('lastDay.propose')}
      action={say('lastDay.propose.send')}
      isPossible={Boolean(request.lastDay?.range)}
      {...dialog}
    >
      <p>{say('lastDay.propose.text', { day: formatDay(request.endDate) })}</p>
      <NewDay
        request={request}
        value={draft.day || undefined}
        error={isTried ? (refused ?? errors['newEndDate']) : errors['newEndDate']}
        refuse={refuse}
        onChange={(day) => {
          change({ ...draft, day: day ?? '' })
          forgive('newEndDate')
        }}
      />
      {draft.day && !refused && <Consequences request={request} day={draft.day} />}
      <TextArea
        label={say('lastDay.message')}
        hint={say('lastDay.message.hint', { max: LAST_DAY_LIMITS.message.max })}
        rows={3}
        {...textField('message', draft.message, (message) => change({ ...draft, message }))}
      />
    </ActionDialog>
  )
}

/** Why a day cannot be the last one; undefined if it can. */
function useRefusal({ endDate, lastDay }: Booking) {
  const say = useSay()
  const range = lastDay?.range
  return (day: string): string | undefined => {
    if (day === endDate) return say('lastDay.day.same')
    if (!range || (range.from <= day && day <= range.to)) return undefined
    return say('lastDay.day.range', { from: formatDay(range.from), to: formatDay(range.to) })
  }
}

interface NewDayProps {
  request: Booking
  value: string | undefined
  error: string | undefined
  refuse: (day: string) => string | undefined
  onChange: (day: string | undefined) => void
}

function NewDay({ request: { endDate, lastDay }, value, error, refuse, onChange }: NewDayProps) {
  const locale = useLocale()
  const texts = useStayTexts()
  const calendar = useDialog('last-day-calendar')
  const label = useIntl().formatMessage({ id: 'lastDay.day' })
  const range = lastDay?.range

  return (
    <div>
      <DayField
        label={label}
        value={value}
        locale={locale}
        texts={texts}
        error={error}
        refuse={refuse}
        onChange={onChange}
        onOpen={calendar.open}
      />
      {calendar.isOpen && (
        <Suspense>
          <DayCalendar
            title={label}
            value={value ?? endDate}
            earliest={range?.from ?? endDate}
            latest={range?.to ?? endDate}
            onChange={onChange}
            onClose={calendar.close}
          />
        </Suspense>
      )}
    </div>
  )
}

function Consequences({ request, day }: { request: Booking; day: string }) {
  const say = useSay()
  const changed = lastDayChange(request, day)
  const { from, to } = changed.changedDays

  return (
    <section className={styles.consequences} aria-live="polite">
      <p>
        {say(changed.isLonger ? 'lastDay.added' : 'lastDay.dropped', {
          days: from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`,
        })}
      </p>
      <ChangeOfRent change={changed} />
      {changed.isLonger && <RivalsFor request={request} days={changed.changedDays} words="lastDay.rivals" />}
      <p className={styles.quiet}>
        {say(`lastDay.${changed.isLonger ? 'longer' : 'shorter'}.${request.role}`)}
      </p>
      <FeeOfAddedRent role={request.role} difference={changed.difference} />
    </section>
  )
}
