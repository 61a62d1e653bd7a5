import type { FailureCount, VersionHistory, VersionVitals } from '@domizil/api'
import { WEB_VITAL_NAMES } from '@domizil/domain'
import { Button, Tag } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Nothing } from '../../lib/cells/cells.tsx'
import { failuresOf } from './failure-counts.tsx'
import type { Assignment, Registry } from './use-registry.ts'
import { VersionName, versionOf } from './version-name.tsx'
import { VersionsTable } from './versions-table.tsx'

interface AppVersionsProps {
  registry: Registry
  failures: readonly FailureCount[]
  vitals: readonly VersionVitals[]
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
export function AppVersions({ registry, failures, vitals, published = [], onChange }: AppVersionsProps) {
  const intl = useIntl()
  const channels = Object.entries(registry.channels)
  const rows = channels.flatMap(([channel, { parts }]) =>
    Object.entries(parts).map(([part, assignment]): Served => ({ ...assignment, channel, part })),
  )
  const named = ({ part }: Served, version: string) => (
    <VersionName of={versionOf(published, part, version)}>{version}</VersionName>
  )
  const rate = ({ channel, part }: Served, version: string) => (
    <ErrorRate
      failures={failuresOf(failures, { channel, part, version })}
      visits={visitsOf(vitals, { channel, part, version })}
    />
  )

  return (
    <VersionsTable<Served>
      caption={<FormattedMessage id="remotes.appsTitle" />}
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
                <Tag tone="info">
                  <FormattedMessage id="remotes.canaryPercent" values={{ percent: row.canary.percent }} />
                </Tag>{' '}
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
                    aria-label={intl.formatMessage({ id: 'remotes.changeTitle' }, { part, channel })}
                    onClick={() => onChange(channel, part)}
                  >
                    <FormattedMessage id="remotes.change" />
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
  return (
    <>
      {channel}{' '}
      {registry.channels[channel]?.overrides && (
        <Tag tone="info">
          <FormattedMessage id="remotes.overrides" />
        </Tag>
      )}
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

/** Failures for a thousand visits; where no visit was measured, how many there were. */
function ErrorRate({ failures, visits }: { failures: number; visits: number }) {
  if (failures === 0 && visits === 0) return null
  const words =
    visits === 0 ? (
      <FormattedMessage id="remotes.failedOften" values={{ count: failures }} />
    ) : (
      <FormattedMessage id="remotes.perThousand" values={{ rate: (failures / visits) * 1000, visits }} />
    )
  return <div>{failures === 0 ? <small>{words}</small> : <Tag tone="danger">{words}</Tag>}</div>
}
