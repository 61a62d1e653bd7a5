import { type FailureCount, listCanaries, listFailures, listVersionChanges, listVitals } from '@domizil/api'
import { queryOf, useQuery } from '@domizil/app-kit'
import { Themed } from '@domizil/app-kit/themed'
import { Button, ErrorState, Skeleton, Tag } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Nothing } from '../../lib/cells/cells.tsx'
import { CanaryOutcomes } from './canary-outcomes.tsx'
import { type Asked, ChangeVersionDialog } from './change/change-version-dialog.tsx'
import { DamagedFiles } from './damaged-files.tsx'
import { FailureCounts, failuresOf } from './failure-counts.tsx'
import styles from './remotes.module.css'
import { SpeedOfVersions } from './speed-of-versions.tsx'
import { type Assignment, type Registry, useRegistry } from './use-registry.ts'
import { VersionHistory } from './version-history.tsx'
import { VersionsTable } from './versions-table.tsx'

/** The versions of all apps that visitors get, how they do, and who changed them: where it is allowed, they are changed here. */
export function RemotesTab() {
  const served = useRegistry()
  const failures = useQuery(queryOf(listFailures, {}))
  const canaries = useQuery(queryOf(listCanaries, {}))
  const vitals = useQuery(queryOf(listVitals, {}))
  const history = useQuery(queryOf(listVersionChanges, {}))
  const [asked, setAsked] = useState<Asked>()
  const refetch = async () => {
    await Promise.all([served, failures, canaries, vitals, history].map((query) => query.refetch()))
  }
  if (!served.data && served.isFetching) return <Skeleton height="260px" />
  if (!served.data) {
    return (
      <ErrorState
        title={<FormattedMessage id="remotes.failed" />}
        actions={
          <Button variant="primary" onClick={() => void refetch()}>
            <FormattedMessage id="dashboard.retry" />
          </Button>
        }
      />
    )
  }
  const { registry, damaged } = served.data
  const mayChange = history.data?.mayChange ?? false

  return (
    <Themed>
      <div className={styles.channels}>
        <p>
          <FormattedMessage
            id={history.data && !mayChange ? 'remotes.hint' : 'remotes.revisionHint'}
            values={{ revision: registry.revision }}
          />
        </p>
        {damaged.length > 0 && <DamagedFiles files={damaged} />}
        {Object.keys(registry.channels).map((channel) => (
          <Channel
            key={channel}
            name={channel}
            registry={registry}
            failures={failures.data ?? []}
            onChange={mayChange ? (name) => setAsked({ channel, name }) : undefined}
          />
        ))}
        {canaries.data && <CanaryOutcomes outcomes={canaries.data} />}
        {canaries.status === 'error' && <p role="alert">{canaries.error.message}</p>}
        {vitals.data && <SpeedOfVersions versions={vitals.data} />}
        {vitals.status === 'error' && <p role="alert">{vitals.error.message}</p>}
        {history.data && <VersionHistory history={history.data} onRestore={setAsked} />}
        {history.status === 'error' && <p role="alert">{history.error.message}</p>}
        <ChangeVersionDialog
          asked={asked}
          registry={registry}
          refetch={refetch}
          onClose={() => setAsked(undefined)}
        />
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
  /** Undefined where versions are not changed here. */
  onChange: ((name: string) => void) | undefined
}

function Channel({ name, registry, failures, onChange }: ChannelProps) {
  const intl = useIntl()
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
        ...(onChange
          ? [
              {
                id: 'action',
                cell: ([part]: [string, Assignment]) => (
                  <Button
                    size="small"
                    aria-label={intl.formatMessage({ id: 'remotes.changeTitle' }, { part, channel: name })}
                    onClick={() => onChange(part)}
                  >
                    <FormattedMessage id="remotes.change" />
                  </Button>
                ),
              },
            ]
          : []),
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
