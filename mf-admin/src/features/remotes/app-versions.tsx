import type { CanaryOutcome, FailureCount, VersionHistory, VersionVitals } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { WEB_VITAL_NAMES } from '@domizil/domain'
import { Button, Tag } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { Nothing } from '../../lib/cells/cells.tsx'
import { canariesShown, type CountedVersion } from './canaries-shown.ts'
import { failuresOf } from './failure-counts.tsx'
import type { Assignment, Registry } from './use-registry.ts'
import { VersionName, versionOf } from './version-name.tsx'
import { VersionsTable } from './versions-table.tsx'

interface AppVersionsProps {
  registry: Registry
  failures: readonly FailureCount[]
  vitals: readonly VersionVitals[]
  outcomes: readonly CanaryOutcome[]
  /** What is known of the published versions. */
  published: VersionHistory['versions'] | undefined
  /** Undefined where versions are not changed here. */
  onChange: ((channel: string, name: string) => void) | undefined
}

/** An app on a channel. */
interface Served extends Assignment {
  readonly channel: string
  readonly part: string
}

/** What visitors get of each app, on each channel: what is new in it, how often it fails, and the canary beside it. */
export function AppVersions({
  registry,
  failures,
  vitals,
  outcomes,
  published = [],
  onChange,
}: AppVersionsProps) {
  const say = useSay()
  const channels = Object.entries(registry.channels)
  const rows = channels.flatMap(([channel, { parts }]) =>
    Object.entries(parts).map(([part, assignment]): Served => ({ ...assignment, channel, part })),
  )
  const named = ({ part }: Served, version: string) => (
    <VersionName of={versionOf(published, part, version)}>{version}</VersionName>
  )
  const { running } = canariesShown(registry, outcomes)
  const countedOf = ({ channel, part }: Served, version: string) => {
    const canary = running.find((one) => one.channel === channel && one.remote === part)
    return [canary?.counted, canary?.stableCounted].find((one) => one?.version === version)
  }
  const rate = (row: Served, version: string) => (
    <ErrorRate
      counted={countedOf(row, version)}
      failures={failuresOf(failures, { ...row, version })}
      visits={visitsOf(vitals, { ...row, version })}
    />
  )

  return (
    <VersionsTable<Served>
      caption={say('remotes.appsTitle')}
      columns={[
        { id: 'part', cell: ({ part }) => part },
        ...(channels.length > 1
          ? [{ id: 'channel', cell: (row: Served) => <ChannelName {...row} registry={registry} /> }]
          : []),
        {
          id: 'served',
          isText: true,
          cell: (row) =>
            row.isFirst ? <Nothing /> : <Both name={named(row, row.version)} rate={rate(row, row.version)} />,
        },
        {
          id: 'canary',
          isText: true,
          cell: (row) =>
            row.canary ? (
              <>
                <Tag tone="info">{say('remotes.canaryPercent', { percent: row.canary.percent })}</Tag>{' '}
                <Both name={named(row, row.canary.version)} rate={rate(row, row.canary.version)} />
              </>
            ) : (
              <Nothing />
            ),
        },
        ...(onChange
          ? [
              {
                id: 'action',
                cell: ({ part, channel }: Served) => (
                  <Button
                    size="small"
                    aria-label={say('remotes.changeTitle', { part, channel })}
                    onClick={() => onChange(channel, part)}
                  >
                    {say('remotes.change')}
                  </Button>
                ),
              },
            ]
          : []),
      ]}
      rows={rows}
      keyOf={({ channel, part }) => `${channel} ${part}`}
    />
  )
}

function Both({ name, rate }: { name: ReactNode; rate: ReactNode }) {
  return (
    <>
      {name}
      {rate}
    </>
  )
}

function ChannelName({ channel, registry }: { channel: string; registry: Registry }) {
  const say = useSay()

  return (
    <>
      {channel} {registry.channels[channel]?.overrides && <Tag tone="info">{say('remotes.overrides')}</Tag>}
    </>
  )
}

/** The visits with a version of which anything was measured, in the days of the failures. */
function visitsOf(
  vitals: readonly VersionVitals[],
  { channel, part, version }: { channel: string; part: string; version: string },
): number {
  const found = vitals.find(
    (one) => one.channel === channel && one.remote === part && one.version === version,
  )
  return Math.max(0, ...WEB_VITAL_NAMES.map((name) => found?.vitals[name]?.visits ?? 0))
}

interface ErrorRateProps {
  /** Its starts while a canary runs beside it: undefined at other times, when starts are not counted. */
  counted: CountedVersion | undefined
  failures: number
  visits: number
}

/** Failures for a thousand starts, or else for a thousand visits; where nothing was measured, how many there were. */
function ErrorRate({ counted, failures, visits }: ErrorRateProps) {
  if (counted && counted.starts > 0) {
    const { starts, failures: failed } = counted
    return (
      <RateWords
        isGood={failed === 0}
        id="remotes.perThousandStarts"
        values={{ rate: (failed / starts) * 1000, starts }}
      />
    )
  }
  if (failures === 0 && visits === 0) return null
  if (visits === 0) return <RateWords isGood={false} id="remotes.failedOften" values={{ count: failures }} />
  return (
    <RateWords
      isGood={failures === 0}
      id="remotes.perThousand"
      values={{ rate: (failures / visits) * 1000, visits }}
    />
  )
}

function RateWords({ isGood, id, values }: { isGood: boolean; id: string; values: Record<string, number> }) {
  const say = useSay()
  const words = say(id, values)
  return <div>{isGood ? <small>{words}</small> : <Tag tone="danger">{words}</Tag>}</div>
}
