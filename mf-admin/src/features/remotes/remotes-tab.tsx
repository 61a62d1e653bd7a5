import {
  listCanaries,
  listFailures,
  listVersionChanges,
  listVitals,
  type VersionHistory as History,
  type VersionVitals,
} from '@domizil/api'
import { queryOf, type QueryResult, useQuery, useSay } from '@domizil/app-kit'
import { Themed } from '@domizil/app-kit/themed'
import { Button, ErrorState, Skeleton, Tag } from '@domizil/ui/parts'
import { Fragment, useEffect, useEffectEvent, useState } from 'react'
import { FormattedNumber } from 'react-intl'
import { Moment, Nothing, ZoneNote } from '../../lib/cells/cells.tsx'
import { AppVersions } from './app-versions.tsx'
import { CanaryOutcomes, Findings } from './canary-outcomes.tsx'
import { type Asked, ChangeVersionDialog } from './change/change-version-dialog.tsx'
import { Deed, DoneBy } from './deed.tsx'
import { FailureCounts } from './failure-counts.tsx'
import styles from './remotes.module.css'
import { type DamagedFile, type Registry, useRegistry } from './use-registry.ts'
import { VersionName } from './version-name.tsx'
import { VersionsTable } from './versions-table.tsx'
import { VitalFigure } from './vital-figure.tsx'

type Change = History['changes'][number]

/** These many changes are shown at first. */
const NEWEST_CHANGES = 10

interface VersionHistoryProps {
  history: History
  onRestore: (change: Change) => void
}

type Published = History['versions'][number]

/** Of each app these many are shown at first, and every one that a channel names. */
const NEWEST_VERSIONS = 3
const COMMIT_LENGTH = 10
const KILOBYTE = 1000

interface PublishedVersionsProps {
  registry: Registry
  /** By app, the newest first. Left out by a server of before it told them. */
  versions?: readonly Published[]
}

/** Who changed which versions are served, with the way back to each of these points. */
function VersionHistory({ history: { mayChange, changes }, onRestore }: VersionHistoryProps) {
  const say = useSay()
  const [isWhole, setIsWhole] = useState(false)
  if (changes.length === 0) return null
  const isNewest = (change: Change) => change === changes.find(({ channel }) => channel === change.channel)

  const shown = isWhole ? changes : changes.slice(0, NEWEST_CHANGES)

  return (
    <VersionsTable<Change>
      isFolded
      caption={say('remotes.historyTitle')}
      columns={[
        { id: 'revision', isNumber: true, cell: ({ revision }) => revision },
        { id: 'at', cell: ({ at }) => <Moment at={at} /> },
        { id: 'channel', cell: ({ channel }) => channel },
        { id: 'by', cell: ({ by }) => <DoneBy by={by} /> },
        {
          id: 'what',
          isText: true,
          cell: ({ what, reason, findings }) => (
            <>
              <Deed what={what} />
              <Findings findings={findings}>{reason && <p>{reason}</p>}</Findings>
            </>
          ),
        },
        ...(mayChange
          ? [
              {
                id: 'action',
                cell: (change: Change) =>
                  isNewest(change) ? (
                    <Nothing />
                  ) : (
                    <Button
                      size="small"
                      aria-label={say('remotes.restoreOne', { revision: change.revision })}
                      onClick={() => onRestore(change)}
                    >
                      {say('remotes.restore')}
                    </Button>
                  ),
              },
            ]
          : []),
      ]}
      rows={shown}
      keyOf={({ revision }) => String(revision)}
      more={
        shown.length < changes.length && (
          <Button className={styles.more} onClick={() => setIsWhole(true)}>
            {say('remotes.allChanges', { count: changes.length })}
          </Button>
        )
      }
    />
  )
}

const LOOK_AGAIN_MS = 15_000

type Refetch = (how?: { isInBackground: boolean }) => Promise<void>

/** The versions of all apps that visitors get, how they do, and who changed them: where it is allowed, they are changed here. */
export function RemotesTab() {
  const say = useSay()
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
        title={say('remotes.failed')}
        actions={
          <Button variant="primary" onClick={() => void refetch()}>
            {say('dashboard.retry')}
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
          {say(history.data && !mayChange ? 'remotes.hint' : 'remotes.revisionHint', {
            revision: registry.revision,
          })}
        </p>
        {isOld && <p role="alert">{say('remotes.old')}</p>}
        {damaged.length > 0 && <DamagedFiles files={damaged} />}
        <CanaryOutcomes
          registry={registry}
          outcomes={canaries.data ?? []}
          onChange={mayChange ? setAsked : undefined}
        />
        <Problem of={canaries} />
        <AppVersions
          registry={registry}
          failures={failures.data ?? []}
          vitals={vitals.data ?? []}
          outcomes={canaries.data ?? []}
          published={history.data?.versions}
          onChange={mayChange ? (channel, name) => setAsked({ channel, name }) : undefined}
        />
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
          published={history.data?.versions}
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

/** The damaged files of served versions, which are replaced by their previous versions. */
function DamagedFiles({ files }: { files: readonly DamagedFile[] }) {
  const say = useSay()

  return (
    <div role="alert">
      <VersionsTable
        caption={say('remotes.damagedTitle')}
        columns={[
          { id: 'part', cell: ({ part }) => part },
          { id: 'version', cell: ({ version }) => version },
          { id: 'file', cell: ({ file }) => file },
        ]}
        rows={files}
        keyOf={({ part, version, file }) => `${part} ${version} ${file}`}
      />
      <p>{say('remotes.damagedHint')}</p>
    </div>
  )
}

/** How fast the versions were in browsers, by channel. */
function SpeedOfVersions({ versions }: { versions: readonly VersionVitals[] }) {
  const say = useSay()
  if (versions.length === 0) return null

  return (
    <VersionsTable
      isFolded
      caption={say('remotes.speedTitle')}
      columns={[
        { id: 'part', cell: ({ remote }) => remote },
        { id: 'version', cell: ({ version }) => version },
        { id: 'channel', cell: ({ channel }) => channel },
        { id: 'lcp', cell: ({ vitals }) => <VitalFigure name="lcp" vital={vitals.lcp} /> },
        { id: 'inp', cell: ({ vitals }) => <VitalFigure name="inp" vital={vitals.inp} /> },
        { id: 'cls', cell: ({ vitals }) => <VitalFigure name="cls" vital={vitals.cls} /> },
      ]}
      rows={versions}
      keyOf={({ channel, remote, version }) => `${channel} ${remote} ${version}`}
    />
  )
}

/** All versions that can be served: what is new, who published and signed them, how heavy they are, and who gets them. */
function PublishedVersions({ registry, versions = [] }: PublishedVersionsProps) {
  const say = useSay()
  const [isWhole, setIsWhole] = useState(false)
  if (versions.length === 0) return null
  const shown = isWhole ? versions : versions.filter((one, at) => isShownFirst(one, at, versions, registry))

  return (
    <VersionsTable<Published>
      isFolded
      caption={say('remotes.publishedTitle')}
      columns={[
        { id: 'part', cell: ({ remote }) => remote },
        {
          id: 'version',
          isText: true,
          cell: (one) => (
            <VersionName of={one}>
              {one.version} {one.commit && <Commit>{one.commit}</Commit>}{' '}
              <Places places={placesOf(one, registry)} />
            </VersionName>
          ),
        },
        {
          id: 'published',
          cell: ({ publishedAt, publishedBy }) => (
            <>
              <Moment at={publishedAt} />
              {publishedBy && <div>{publishedBy}</div>}
            </>
          ),
        },
        { id: 'signature', cell: (one) => <Signature {...one} /> },
        { id: 'size', cell: ({ bytes }) => <Size bytes={bytes} /> },
      ]}
      rows={shown}
      keyOf={({ remote, version }) => `${remote} ${version}`}
      more={
        shown.length < versions.length && (
          <Button className={styles.more} onClick={() => setIsWhole(true)}>
            {say('remotes.allVersions', { count: versions.length })}
          </Button>
        )
      }
    />
  )
}

function isShownFirst(one: Published, at: number, versions: readonly Published[], registry: Registry) {
  const newer = versions.slice(0, at).filter(({ remote }) => remote === one.remote)
  return newer.length < NEWEST_VERSIONS || placesOf(one, registry).length > 0
}

interface Place {
  readonly channel: string
  readonly as: 'all' | 'some' | 'before'
  readonly percent: number
}

/** What the channels have the version for. */
function placesOf({ remote, version }: Published, { channels }: Registry): Place[] {
  return Object.entries(channels).flatMap(([channel, { parts }]): Place[] => {
    const part = parts[remote]
    if (part?.version === version && !part.isFirst) return [{ channel, as: 'all', percent: 100 }]
    if (part?.canary?.version === version) return [{ channel, as: 'some', percent: part.canary.percent }]
    return part?.previous?.version === version ? [{ channel, as: 'before', percent: 0 }] : []
  })
}

const TONES = { all: 'ok', some: 'info', before: 'neutral' } as const

function Places({ places }: { places: readonly Place[] }) {
  const say = useSay()

  return places.map(({ channel, as, percent }, at) => (
    <Fragment key={channel}>
      {at > 0 && ' '}
      <Tag tone={TONES[as]}>{say(`remotes.place.${as}`, { channel, percent })}</Tag>
    </Fragment>
  ))
}

/** For who looks for the sources. */
function Commit({ children }: { children: string }) {
  return <code title={children}>{children.slice(0, COMMIT_LENGTH)}</code>
}

function Signature({ signedBy, builder }: Pick<Published, 'signedBy' | 'builder'>) {
  const say = useSay()
  if (!signedBy) return say('remotes.unsigned')
  return say('remotes.signedBy', { team: signedBy, builder })
}

function Size({ bytes }: Pick<Published, 'bytes'>) {
  if (bytes === null) return <Nothing />
  return <FormattedNumber value={bytes / KILOBYTE} style="unit" unit="kilobyte" maximumFractionDigits={0} />
}
