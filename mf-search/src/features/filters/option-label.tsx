import { useSay } from '@domizil/app-kit'
import type { ReactNode } from 'react'
import { FormattedNumber } from 'react-intl'
import styles from './filters.module.css'
import type { OptionPreview } from './option-counts.ts'

/** The name of an option with the number of flats that it would leave, as soon as it is known. */
export function OptionLabel({ name, preview }: { name: ReactNode; preview: OptionPreview }) {
  return (
    <>
      <span>{name}</span>
      <OptionCount preview={preview} />
    </>
  )
}

/** The number of flats that an option would leave; "+3" for those that it would add. */
export function OptionCount({ preview: { count, isAddition } }: { preview: OptionPreview }) {
  const say = useSay()
  if (count === undefined) return null

  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {isAddition && <span>+</span>}
        <FormattedNumber value={count} />
      </span>
      <span className="visually-hidden">
        {say(isAddition ? 'filters.added' : 'results.count', { count })}
      </span>
    </>
  )
}

/** Says why options cannot be chosen, if there are any. */
export function EmptyOptionsNote({ previews }: { previews: readonly OptionPreview[] }) {
  const say = useSay()
  if (previews.every(({ isEmpty }) => !isEmpty)) return null

  return <p className={styles.note}>{say('filters.emptyOptions')}</p>
}
