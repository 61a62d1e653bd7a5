import type { FailureCount } from '@domizil/contract'
import { useId } from 'react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { Moment } from '../../lib/cells/cells.tsx'
import { Scrolled } from '../../lib/scrolled.tsx'
import styles from './remotes.module.css'

const COLUMNS = ['part', 'version', 'phase', 'failures', 'lastFailure'] as const

/** Which version of which part has failed in browsers lately, and what it was about. */
export function FailureCounts({ failures }: { failures: readonly FailureCount[] }) {
  const id = useId()
  if (failures.length === 0)
    return (
      <p>
        <FormattedMessage id="remotes.noFailures" />
      </p>
    )

  return (
    <Scrolled labelledBy={id} className={styles.frame}>
      <table className={styles.table}>
        <caption id={id}>
          <FormattedMessage id="remotes.failuresTitle" />
        </caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                <FormattedMessage id={`remotes.${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {failures.map(({ remote, version, phase, count, lastAt }) => (
            <tr key={`${remote} ${version} ${phase}`}>
              <th scope="row">{remote}</th>
              <td>{version}</td>
              <td>
                <FormattedMessage id={`remotes.phase.${phase}`} />
              </td>
              <td>
                <FormattedNumber value={count} />
              </td>
              <td>
                <Moment at={lastAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  )
}

/** How often a version of a part has failed lately, whatever it was about. */
export function failuresOf(failures: readonly FailureCount[], part: string, version: string): number {
  return failures
    .filter((failure) => failure.remote === part && failure.version === version)
    .reduce((sum, { count }) => sum + count, 0)
}
