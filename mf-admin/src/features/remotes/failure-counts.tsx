import type { FailureCount } from '@domizil/api'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { Moment, Nothing } from '../../lib/cells/cells.tsx'
import { VersionsTable } from './versions-table.tsx'

/** The recent failures in browsers and of drawing, by app, version and phase. */
export function FailureCounts({ failures }: { failures: readonly FailureCount[] }) {
  if (failures.length === 0)
    return (
      <p>
        <FormattedMessage id="remotes.noFailures" />
      </p>
    )

  return (
    <VersionsTable
      caption={<FormattedMessage id="remotes.failuresTitle" />}
      columns={[
        { id: 'part', cell: ({ remote }) => remote },
        { id: 'version', cell: ({ version }) => version },
        { id: 'phase', cell: ({ phase }) => <FormattedMessage id={`remotes.phase.${phase}`} /> },
        { id: 'message', cell: ({ message }) => (message ? <span lang="en">{message}</span> : <Nothing />) },
        { id: 'failures', cell: ({ count }) => <FormattedNumber value={count} /> },
        { id: 'lastFailure', cell: ({ lastAt }) => <Moment at={lastAt} /> },
      ]}
      rows={failures}
      keyOf={({ remote, version, phase, message }) => `${remote} ${version} ${phase} ${message}`}
    />
  )
}

/** The number of recent failures of an app's version, over all phases. */
export function failuresOf(failures: readonly FailureCount[], part: string, version: string): number {
  return failures
    .filter((failure) => failure.remote === part && failure.version === version)
    .reduce((sum, { count }) => sum + count, 0)
}
