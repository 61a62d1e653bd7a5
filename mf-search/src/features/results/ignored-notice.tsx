import { useSay } from '@domizil/app-kit'
import { MAX_MONTHS_AHEAD, MAX_STAY_MONTHS, MIN_STAY_MONTHS, type StayMisfit } from '@domizil/domain'
import { useIntl } from 'react-intl'
import styles from './results.module.css'

interface IgnoredNoticeProps {
  /** The invalid parameters of the URL. */
  names: readonly string[]
  /** Why its days are left out. */
  misfit: StayMisfit | undefined
}

/** Says what of the URL is ignored: parameters that are invalid, and days that no flat can have. */
export function IgnoredNotice({ names, misfit }: IgnoredNoticeProps) {
  const intl = useIntl()
  const say = useSay()

  return (
    <>
      {names.length > 0 && (
        <p className={styles.notice} role="note">
          {say('address.ignored', {
            count: names.length,
            names: intl.formatList(names, { type: 'conjunction' }),
          })}
        </p>
      )}
      {misfit && (
        <p className={styles.notice} role="note">
          {say(`address.${misfit}`, { min: MIN_STAY_MONTHS, max: MAX_STAY_MONTHS, ahead: MAX_MONTHS_AHEAD })}
        </p>
      )}
    </>
  )
}
