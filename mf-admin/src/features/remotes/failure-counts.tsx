import { type FailureCount, type FailureFrame, getFailureStack } from '@domizil/api'
import { FormattedNumber } from 'react-intl'
import { queryOf, useQuery, useSay } from '@domizil/app-kit'
import { ChevronDown } from '@domizil/ui/icons'
import { type ReactNode, useState } from 'react'
import { Moment, Nothing } from '../../lib/cells/cells.tsx'
import styles from './remotes.module.css'
import { VersionsTable } from './versions-table.tsx'

interface FailureStackProps {
  /** The app that failed: places of other apps name theirs. */
  remote: string
  words: ReactNode
  stack: string
}

/** What a failure said; opened, it names the places in the sources that the failure went through. */
function FailureStack({ remote, words, stack }: FailureStackProps) {
  const [isOpen, setOpen] = useState(false)

  return (
    <details className={styles.stack} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <ChevronDown size={18} />
        {words}
      </summary>
      {isOpen && <Places remote={remote} stack={stack} />}
    </details>
  )
}

function Places({ remote, stack }: Pick<FailureStackProps, 'remote' | 'stack'>) {
  const say = useSay()
  const found = useQuery(queryOf(getFailureStack, { params: { stack } }))
  if (found.status === 'error') return <p role="alert">{found.error.message}</p>
  if (!found.data) {
    return <p role="status">{say('remotes.stackLoading')}</p>
  }

  return (
    <>
      <ol lang="en">
        {found.data.map((frame) => (
          <li key={placeOf(frame)}>{wordsOf(frame, remote)}</li>
        ))}
      </ol>
      {found.data.every(({ source }) => source === null) && <p>{say('remotes.stackWithoutMap')}</p>}
    </>
  )
}

const placeOf = ({ remote, version, file, line, column }: FailureFrame) =>
  `${remote} ${version} ${file}:${line}:${column}`

/** In the sources, or in the published script of a version without source maps. */
function wordsOf(frame: FailureFrame, failed: string): string {
  const { source, remote } = frame
  if (!source) return placeOf(frame)
  // A package that is built into the app lies beside its folder.
  const file = source.file.replace(/^(\.\.?\/)+/, '')
  const place = `${remote === failed ? '' : `${remote} `}${file}:${source.line}:${source.column}`
  return source.name ? `${place} ${source.name}` : place
}

/** The recent failures in browsers and of drawing, by app, version and phase. */
export function FailureCounts({ failures }: { failures: readonly FailureCount[] }) {
  const say = useSay()
  if (failures.length === 0) return <p>{say('remotes.noFailures')}</p>

  return (
    <VersionsTable
      isFolded
      caption={say('remotes.failuresTitle')}
      columns={[
        { id: 'part', cell: ({ remote }) => remote },
        { id: 'version', cell: ({ version }) => version },
        { id: 'phase', cell: ({ phase }) => say(`remotes.phase.${phase}`) },
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
  const say = useSay()

  return (
    <ul className={styles.browsers}>
      {browsers.map(({ browser, count }) => (
        <li key={browser}>
          <span>{say(`remotes.browser.${browser}`)}</span>{' '}
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
