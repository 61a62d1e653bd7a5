import { type FailureCount, listCanaries, listFailures, listVitals } from '@domizil/api'
import { queryOf, useQuery } from '@domizil/app-kit'
import { Themed } from '@domizil/app-kit/themed'
import { Button, ErrorState, Skeleton, Tag } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import { Nothing } from '../../lib/cells/cells.tsx'
import { CanaryOutcomes } from './canary-outcomes.tsx'
import { DamagedFiles } from './damaged-files.tsx'
import { FailureCounts, failuresOf } from './failure-counts.tsx'
import styles from './remotes.module.css'
import { SpeedOfVersions } from './speed-of-versions.tsx'
import { type Registry, useRegistry } from './use-registry.ts'
import { VersionsTable } from './versions-table.tsx'

/** The versions of all apps that visitors get. */
export function RemotesTab() {
  const served = useRegistry()
  const failures = useQuery(queryOf(listFailures, {}))
  const canaries = useQuery(queryOf(listCanaries, {}))
  const vitals = useQuery(queryOf(listVitals, {}))
  const all = [served, failures, canaries, vitals]
  const refetch = () => void Promise.all(all.map((query) => query.refetch()))
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
    <Themed>
      <div className={styles.channels}>
        <p>
          <FormattedMessage id="remotes.hint" values={{ revision: registry.revision }} />
        </p>
        {damaged.length > 0 && <DamagedFiles files={damaged} />}
        {Object.keys(registry.channels).map((channel) => (
          <Channel key={channel} name={channel} registry={registry} failures={failures.data ?? []} />
        ))}
        {canaries.data && <CanaryOutcomes outcomes={canaries.data} />}
        {canaries.status === 'error' && <p role="alert">{canaries.error.message}</p>}
        {vitals.data && <SpeedOfVersions versions={vitals.data} />}
        {vitals.status === 'error' && <p role="alert">{vitals.error.message}</p>}
        {failures.data && <FailureCounts failures={failures.data} />}
        {failures.status === 'error' && <p role="alert">{failures.error.message}</p>}
      </div>
    </Themed>
  )
}

interface ChannelProps {
  name: string
  registry: Registry
  failures: readonly FailureCount[]
}

function Channel({ name, registry, failures }: ChannelProps) {
  const channel = registry.channels[name]
  const failed = (part: string, version: string) => (
    <Failed count={failuresOf(failures, { channel: name, part, version })} />
  )

  return (
    <VersionsTable
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
      columns={[
        { id: 'part', cell: ([part]) => part },
        {
          id: 'version',
          cell: ([part, { version }]) => (
            <>
              {version} {failed(part, version)}
            </>
          ),
        },
        {
          id: 'canary',
          cell: ([part, { canary }]) =>
            canary ? (
              <>
                <FormattedMessage id="remotes.canaryOf" values={{ ...canary }} />{' '}
                {failed(part, canary.version)}
              </>
            ) : (
              <Nothing />
            ),
        },
        { id: 'previous', cell: ([, { previous }]) => previous?.version ?? <Nothing /> },
        { id: 'published', cell: ([part]) => registry.versions[part]?.length ?? 0 },
      ]}
      rows={Object.entries(channel?.parts ?? {})}
      keyOf={([part]) => part}
    />
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
