import type { FailureCount } from '@domizil/api'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { Moment } from '../../lib/cells/cells.tsx'
import { VersionsTable } from './versions-table.tsx'

const COLUMNS = ['part', 'version', 'phase', 'failures', 'lastFailure'] as const

/** The recent failures in browsers, by app, version and phase. */
export function FailureCounts({ failures }: { failures: readonly FailureCount[] }) {
  if (failures.length === 0)
    return (
      <p>
        <FormattedMessage id="remotes.noFailures" />
      </p>
    )

  return (
    <VersionsTable columns={COLUMNS} caption={<FormattedMessage id="remotes.failuresTitle" />}>
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
    </VersionsTable>
  )
}

/** The number of recent failures of an app's version, over all phases. */
export function failuresOf(failures: readonly FailureCount[], part: string, version: string): number {
  return failures
    .filter((failure) => failure.remote === part && failure.version === version)
    .reduce((sum, { count }) => sum + count, 0)
}
