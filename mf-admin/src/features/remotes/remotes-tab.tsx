import { type FailureCount, listFailures } from '@domizil/api'
import { queryOf, useQuery } from '@domizil/app-kit'
import { Button, ErrorState, Skeleton, Tag } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import { DamagedFiles } from './damaged-files.tsx'
import { FailureCounts, failuresOf } from './failure-counts.tsx'
import styles from './remotes.module.css'
import { type Registry, useRegistry } from './use-registry.ts'
import { VersionsTable } from './versions-table.tsx'

/** The versions of all apps that visitors get. */
export function RemotesTab() {
  const served = useRegistry()
  const failures = useQuery(queryOf(listFailures, {}))
  const refetch = () => void Promise.all([served.refetch(), failures.refetch()])
  if (!served.data && served.isFetching) return <Skeleton height="260px" />
  if (!served.data) {
    return (
      <ErrorState
        title={<FormattedMessage id="remotes.failed" />}
        actions={
          <Button variant="primary" onClick={refetch}>
            <FormattedMessage id="dashboard.retry" />
          </Button>
        }
      />
    )
  }
  const { registry, damaged } = served.data

  return (
    <div className={styles.channels}>
      <p>
        <FormattedMessage id="remotes.hint" values={{ revision: registry.revision }} />
      </p>
      {damaged.length > 0 && <DamagedFiles files={damaged} />}
      {Object.keys(registry.channels).map((channel) => (
        <Channel key={channel} name={channel} registry={registry} failures={failures.data ?? []} />
      ))}
      {failures.data && <FailureCounts failures={failures.data} />}
      {failures.status === 'error' && <p role="alert">{failures.error.message}</p>}
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

/** A warning that a version fails; nothing at zero. */
function Failed({ count }: { count: number }) {
  if (count === 0) return null

  return (
    <Tag tone="danger">
      <FormattedMessage id="remotes.failedOften" values={{ count }} />
    </Tag>
  )
}
