import { listCanaries, listFailures, listVersionChanges, listVitals } from '@domizil/api'
import { queryOf, type QueryResult, useQuery } from '@domizil/app-kit'
import { Themed } from '@domizil/app-kit/themed'
import { Button, ErrorState, Skeleton } from '@domizil/ui/parts'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ZoneNote } from '../../lib/cells/cells.tsx'
import { CanaryOutcomes } from './canary-outcomes.tsx'
import { type Asked, ChangeVersionDialog } from './change/change-version-dialog.tsx'
import { ChannelVersions } from './channel-versions.tsx'
import { DamagedFiles } from './damaged-files.tsx'
import { FailureCounts } from './failure-counts.tsx'
import styles from './remotes.module.css'
import { PublishedVersions } from './published-versions.tsx'
import { SpeedOfVersions } from './speed-of-versions.tsx'
import { useRegistry } from './use-registry.ts'
import { VersionHistory } from './version-history.tsx'

const LOOK_AGAIN_MS = 15_000

type Refetch = (how?: { isInBackground: boolean }) => Promise<void>

/** The versions of all apps that visitors get, how they do, and who changed them: where it is allowed, they are changed here. */
export function RemotesTab() {
  const served = useRegistry()
  const failures = useQuery(queryOf(listFailures, {}))
  const canaries = useQuery(queryOf(listCanaries, {}))
  const vitals = useQuery(queryOf(listVitals, {}))
  const history = useQuery(queryOf(listVersionChanges, {}))
  const [asked, setAsked] = useState<Asked>()
  const queries = [served, failures, canaries, vitals, history]
  const refetch: Refetch = async (how) => {
    await Promise.all(queries.map((query) => query.refetch(how)))
  }
  // What a person decides on must not change below their dialog.
  useLookingAgain(refetch, asked === undefined)
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
  const { registry, damaged, isOld } = served.data
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
        {isOld && (
          <p role="alert">
            <FormattedMessage id="remotes.old" />
          </p>
        )}
        {damaged.length > 0 && <DamagedFiles files={damaged} />}
        <CanaryOutcomes
          registry={registry}
          outcomes={canaries.data ?? []}
          onChange={mayChange ? setAsked : undefined}
        />
        <Problem of={canaries} />
        {Object.keys(registry.channels).map((channel) => (
          <ChannelVersions
            key={channel}
            name={channel}
            registry={registry}
            failures={failures.data ?? []}
            onChange={mayChange ? (name) => setAsked({ channel, name }) : undefined}
          />
        ))}
        {failures.data && <FailureCounts failures={failures.data} />}
        <Problem of={failures} />
        {vitals.data && <SpeedOfVersions versions={vitals.data} />}
        <Problem of={vitals} />
        {history.data && <PublishedVersions registry={registry} versions={history.data.versions} />}
        {history.data && <VersionHistory history={history.data} onRestore={setAsked} />}
        <Problem of={history} />
        <ZoneNote />
        <ChangeVersionDialog
          asked={asked}
          registry={registry}
          refetch={refetch}
          onClose={() => setAsked(undefined)}
        />
      </div>
    </Themed>
  )
}

function Problem({ of }: { of: QueryResult<unknown> }) {
  return of.status === 'error' ? <p role="alert">{of.error.message}</p> : null
}

/** Keeps the figures new while the page is looked at: a canary is watched. */
function useLookingAgain(refetch: Refetch, isWanted: boolean) {
  const look = useEffectEvent(() => {
    if (isWanted && document.visibilityState === 'visible') void refetch({ isInBackground: true })
  })
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
}
