import { usePlaces, useSay, useSession, useSubmit } from '@domizil/app-kit'
import { useNumberTexts } from '@domizil/app-kit/numbers'
import { type Alert, ALERTS, SAVED_SEARCH_LIMITS } from '@domizil/domain'
import type { SearchQuery } from '@domizil/links'
import { CircleCheck } from '@domizil/ui/icons'
import {
  Button,
  CheckField,
  Combobox,
  Dialog,
  NumberField,
  PillGroup,
  SelectField,
  Skeleton,
  Tag,
  TextArea,
} from '@domizil/ui/parts'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { SavedSheet } from './saved-sheet.tsx'
import type { Sheet } from './use-sheet.ts'
import { type AlertForm, useAlertForm } from './use-alert-form.ts'
import { activeFilters } from '../../lib/active-filters.ts'
import { hasPets, isNamed, type Purpose, unasked, withPets } from './alert-draft.ts'
import { DateFields } from '../../lib/dates/date-fields.tsx'
import styles from './saved-searches.module.css'
import { SignedOut } from './signed-out.tsx'

const BEDROOMS = [1, 2, 3, 4, 5]

export interface SheetsProps {
  sheet: Sheet
  query: SearchQuery
}

/** The sheets of saved searches. Both ways to save share one form and its input. */
export function Sheets({ sheet: { opened, open, close }, query }: SheetsProps) {
  const form = useAlertForm(query)
  const leave = (next?: () => void) => {
    if (form.state === 'sent') form.reset()
    if (next) next()
    else close()
  }

  return (
    <>
      <AlertSheet
        isOpen={opened === 'save' || opened === 'request'}
        purpose={opened === 'request' ? 'request' : 'save'}
        form={form}
        onClose={() => leave()}
        onList={() => leave(() => open('list'))}
      />
      <SavedSheet isOpen={opened === 'list'} onClose={close} onSave={() => open('save')} />
    </>
  )
}

interface AlertSheetProps {
  isOpen: boolean
  purpose: Purpose
  form: AlertForm
  onClose: () => void
  onList: () => void
}

/** The form that saves a search, or a request without results. A refusal preserves the input. */
function AlertSheet({ isOpen, purpose, form, onClose, onList }: AlertSheetProps) {
  const say = useSay()
  const formId = useId()
  const { status } = useSession()
  const isSignedIn = status === 'authenticated'
  const { root, handleSubmit } = useSubmit(() => form.send(purpose), form.state === 'open')
  const isSent = form.state === 'sent'

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size={status === 'anonymous' ? 'small' : 'medium'}
      title={say(`alertForm.title.${purpose}`)}
      closeLabel={say('alertForm.close')}
      footer={
        isSignedIn &&
        !isSent && (
          <>
            <Button variant="quiet" onClick={onList}>
              {say('saved.title')}
            </Button>
            <Button variant="primary" type="submit" form={formId} busy={form.state === 'sending'}>
              {say(`alertForm.send.${purpose}`)}
            </Button>
          </>
        )
      }
    >
      {status === 'loading' && <Skeleton height="160px" />}
      {status === 'anonymous' && <SignedOut sheet={purpose} />}
      {isSignedIn && isSent && <AlertSent alert={form.draft.alert} onList={onList} onClose={onClose} />}
      {isSignedIn && !isSent && (
        <form id={formId} ref={root} className={styles.form} noValidate onSubmit={handleSubmit}>
          <p className={styles.quiet}>{say(`alertForm.intro.${purpose}`)}</p>
          {form.refusal && (
            <p className={styles.refused} role="alert">
              {form.refusal}
            </p>
          )}
          <AlertFields form={form} purpose={purpose} />
          <AlsoCounts query={form.draft.query} />
        </form>
      )}
    </Dialog>
  )
}

/** The filters without a field in the form: they are saved as well. */
function AlsoCounts({ query }: { query: SearchQuery }) {
  const say = useSay()
  const filters = activeFilters(unasked(query), useIntl())
  if (filters.length === 0) return null

  return (
    <div>
      <p className={styles.question} id="also-counts">
        {say('alertForm.alsoCounts')}
      </p>
      <ul className={styles.tags} aria-labelledby="also-counts">
        {filters.map(({ id, label }) => (
          <li key={id}>
            <Tag>{label}</Tag>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The confirmation of a saved search. */
function AlertSent({ alert, onList, onClose }: { alert: Alert; onList: () => void; onClose: () => void }) {
  const say = useSay()
  const session = useSession()
  const email = session.status === 'authenticated' ? session.user.email : ''

  return (
    <div className={styles.sent} role="status">
      <CircleCheck size={28} />
      <h3>{say('alertForm.sent')}</h3>
      <p>{say(`alertForm.next.${alert}`, { email })}</p>
      <div className={styles.choices}>
        <Button onClick={onList}>{say('saved.title')}</Button>
        <Button variant="primary" onClick={onClose}>
          {say('alertForm.back')}
        </Button>
      </div>
    </div>
  )
}

interface CityFieldProps {
  value: string
  error: string | undefined
  onChange: (city: string) => void
}

/** The fields of a saved search, and the frequency of alerts. */
function AlertFields({ form, purpose }: { form: AlertForm; purpose: Purpose }) {
  const say = useSay()
  const texts = useNumberTexts()
  const { draft, errors, change, changeQuery } = form
  const { query, alert } = draft

  return (
    <>
      {isNamed(query) && (
        <CityField
          value={query.term ?? ''}
          error={errors['city']}
          onChange={(term) => changeQuery({ term: term || undefined })}
        />
      )}
      <DateFields query={query} change={changeQuery} />
      {errors['startDate'] && (
        <p className={styles.refused} role="alert">
          {errors['startDate']}
        </p>
      )}
      <div className={styles.pair}>
        <NumberField
          label={say('filterName.priceMax')}
          suffix="€"
          texts={texts}
          value={query.priceMax}
          error={errors['priceMax']}
          onChange={(priceMax) => changeQuery({ priceMax })}
        />
        <NumberField
          label={say('filterName.persons')}
          texts={texts}
          value={query.persons}
          error={errors['persons']}
          onChange={(persons) => changeQuery({ persons })}
        />
        <Bedrooms form={form} />
      </div>
      <CheckField
        label={say('alertForm.pets')}
        checked={hasPets(query)}
        onChange={(isWanted) => changeQuery(withPets(query, isWanted))}
      />
      {purpose === 'request' && <Message form={form} />}
      <Alerts value={alert} onChange={(next) => change({ alert: next })} />
    </>
  )
}

function Bedrooms({ form: { draft, errors, changeQuery } }: { form: AlertForm }) {
  const say = useSay()

  return (
    <SelectField
      label={say('flatField.rooms.BEDROOM')}
      value={draft.query.bedroomsMin ?? ''}
      error={errors['bedroomsMin']}
      onChange={({ target }) => changeQuery({ bedroomsMin: target.value ? Number(target.value) : undefined })}
    >
      <option value="">{say('filters.any')}</option>
      {BEDROOMS.map((number) => (
        <option key={number} value={number}>
          {say('filters.atLeast', { number })}
        </option>
      ))}
    </SelectField>
  )
}

function Message({ form: { draft, errors, change } }: { form: AlertForm }) {
  const say = useSay()
  const { max } = SAVED_SEARCH_LIMITS.message

  return (
    <TextArea
      label={say('alertForm.message')}
      hint={say('alertForm.messageHint', { max })}
      error={errors['message']}
      rows={4}
      value={draft.message}
      onChange={(event) => change({ message: event.target.value })}
    />
  )
}

function Alerts({ value, onChange }: { value: Alert; onChange: (alert: Alert) => void }) {
  const say = useSay()
  const name = useId()

  return (
    <div>
      <p className={styles.question} aria-hidden="true">
        {say('alertForm.alert')}
      </p>
      <PillGroup
        label={say('alertForm.alert')}
        name={name}
        options={ALERTS.map((alert) => ({
          value: alert,
          label: say(`alert.${alert}`),
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}

/** The place of a saved search, with the same suggestions as the search. */
function CityField({ value, error, onChange }: CityFieldProps) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const { options, isStale, isEmpty } = usePlaces(typed === value ? typed : '')

  return (
    <Combobox
      label={say('alertForm.city')}
      value={value}
      error={error}
      onChange={(city) => {
        setTyped(city)
        onChange(city)
      }}
      options={options}
      isStale={isStale}
      empty={isEmpty && say('place.none')}
      onSelect={({ text }) => {
        setTyped('')
        onChange(text)
      }}
      status={say('place.suggestions', { count: options.length })}
    />
  )
}
