import type { FailureCount } from '@domizil/api'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { Moment, Nothing } from '../../lib/cells/cells.tsx'
import { FailureStack } from './failure-stack.tsx'
import styles from './remotes.module.css'
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
        { id: 'channel', cell: ({ channel }) => channel || <Nothing /> },
        {
          id: 'message',
          isText: true,
          cell: ({ remote, message, stack }) => <Said remote={remote} message={message} stack={stack} />,
        },
        { id: 'browser', cell: ({ browsers }) => <Browsers browsers={browsers} /> },
        { id: 'failures', cell: ({ count }) => <FormattedNumber value={count} /> },
        { id: 'lastFailure', cell: ({ lastAt }) => <Moment at={lastAt} /> },
      ]}
      rows={failures}
      keyOf={({ channel, remote, version, phase, message, stack }) =>
        [channel, remote, version, phase, message, stack].join(' ')
      }
    />
  )
}

function Said({ remote, message, stack }: Pick<FailureCount, 'remote' | 'message' | 'stack'>) {
  const words = message ? <span lang="en">{message}</span> : <Nothing />
  return stack === null ? words : <FailureStack remote={remote} words={words} stack={stack} />
}

function Browsers({ browsers }: Pick<FailureCount, 'browsers'>) {
  return (
    <ul className={styles.browsers}>
      {browsers.map(({ browser, count }) => (
        <li key={browser}>
          <FormattedMessage tagName="span" id={`remotes.browser.${browser}`} />{' '}
          {browsers.length > 1 && <FormattedNumber value={count} />}
        </li>
      ))}
    </ul>
  )
}

/** The number of recent failures of an app's version on a channel, over all phases. */
export function failuresOf(
  failures: readonly FailureCount[],
  { channel, part, version }: { channel: string; part: string; version: string },
): number {
  return failures
    .filter(
      (failure) => failure.channel === channel && failure.remote === part && failure.version === version,
    )
    .reduce((sum, { count }) => sum + count, 0)
}
