import { type FailureCount, listFailures } from '@domizil/contract'
import { useAnswer } from '@domizil/remote-kit'
import { Button, ErrorState, Skeleton, Tag } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FailureCounts, failuresOf } from './failure-counts.tsx'
import styles from './remotes.module.css'
import { type Registry, useRegistry } from './use-registry.ts'
import { VersionsTable } from './versions-table.tsx'

/** Which version of each part of the site visitors get. */
export function RemotesTab() {
  const [attempt, setAttempt] = useState(0)

  return <Channels key={attempt} onRetry={() => setAttempt(attempt + 1)} />
}

function Channels({ onRetry }: { onRetry: () => void }) {
  const known = useRegistry()
  const { answer } = useAnswer(listFailures, {})
  const failures = answer.status === 'loaded' ? answer.value : undefined
  if (known.status === 'loading') return <Skeleton height="260px" />
  if (known.status === 'failed') {
    return (
      <ErrorState
        title={<FormattedMessage id="remotes.failed" />}
        actions={
          <Button variant="primary" onClick={onRetry}>
            <FormattedMessage id="dashboard.retry" />
          </Button>
        }
      />
    )
  }

  return (
    <div className={styles.channels}>
      <p>
        <FormattedMessage id="remotes.hint" values={{ revision: known.registry.revision }} />
      </p>
      {Object.keys(known.registry.channels).map((channel) => (
        <Channel key={channel} name={channel} registry={known.registry} failures={failures ?? []} />
      ))}
      {failures && <FailureCounts failures={failures} />}
      {answer.status === 'failed' && <p role="alert">{answer.message}</p>}
    </div>
  )
}

const COLUMNS = ['part', 'version', 'canary', 'previous', 'published'] as const

interface ChannelProps {
  name: string
  registry: Registry
  failures: readonly FailureCount[]
}

function Channel({ name, registry, failures }: ChannelProps) {
  const channel = registry.channels[name]

  return (
    <VersionsTable
      columns={COLUMNS}
      caption={
        <>
          {name}{' '}
          {channel?.overrides && (
            <Tag tone="info">
              <FormattedMessage id="remotes.overrides" />
            </Tag>
          )}
        </>
      }
    >
      {Object.entries(channel?.parts ?? {}).map(([part, { version, canary, previous }]) => (
        <tr key={part}>
          <th scope="row">{part}</th>
          <td>
            {version} <Failed count={failuresOf(failures, part, version)} />
          </td>
          <td>
            {canary ? (
              <>
                <FormattedMessage
                  id="remotes.canaryOf"
                  values={{ version: canary.version, percent: canary.percent }}
                />{' '}
                <Failed count={failuresOf(failures, part, canary.version)} />
              </>
            ) : (
              '–'
            )}
          </td>
          <td>{previous?.version ?? '–'}</td>
          <td>{registry.versions[part]?.length ?? 0}</td>
        </tr>
      ))}
    </VersionsTable>
  )
}

/** Says that a version fails; nothing while it does not. */
function Failed({ count }: { count: number }) {
  if (count === 0) return null

  return (
    <Tag tone="danger">
      <FormattedMessage id="remotes.failedOften" values={{ count }} />
    </Tag>
  )
}
