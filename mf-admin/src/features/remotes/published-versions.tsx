import type { VersionHistory } from '@domizil/api'
import { Button, Tag } from '@domizil/ui/parts'
import { Fragment, useState } from 'react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { Moment, Nothing } from '../../lib/cells/cells.tsx'
import styles from './remotes.module.css'
import type { Registry } from './use-registry.ts'
import { VersionName } from './version-name.tsx'
import { VersionsTable } from './versions-table.tsx'

type Published = VersionHistory['versions'][number]

/** Of each app these many are shown at first, and every one that a channel names. */
const NEWEST = 3
const COMMIT_LENGTH = 10
const KILOBYTE = 1000

interface PublishedVersionsProps {
  registry: Registry
  /** By app, the newest first. Left out by a server of before it told them. */
  versions?: readonly Published[]
}

/** All versions that can be served: what is new, who published and signed them, how heavy they are, and who gets them. */
export function PublishedVersions({ registry, versions = [] }: PublishedVersionsProps) {
  const [isWhole, setIsWhole] = useState(false)
  if (versions.length === 0) return null
  const shown = isWhole ? versions : versions.filter((one, at) => isShownFirst(one, at, versions, registry))

  return (
    <VersionsTable<Published>
      isFolded
      caption={<FormattedMessage id="remotes.publishedTitle" />}
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
            <FormattedMessage id="remotes.allVersions" values={{ count: versions.length }} />
          </Button>
        )
      }
    />
  )
}

function isShownFirst(one: Published, at: number, versions: readonly Published[], registry: Registry) {
  const newer = versions.slice(0, at).filter(({ remote }) => remote === one.remote)
  return newer.length < NEWEST || placesOf(one, registry).length > 0
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
  return places.map(({ channel, as, percent }, at) => (
    <Fragment key={channel}>
      {at > 0 && ' '}
      <Tag tone={TONES[as]}>
        <FormattedMessage id={`remotes.place.${as}`} values={{ channel, percent }} />
      </Tag>
    </Fragment>
  ))
}

/** For who looks for the sources. */
function Commit({ children }: { children: string }) {
  return <code title={children}>{children.slice(0, COMMIT_LENGTH)}</code>
}

function Signature({ signedBy, builder }: Pick<Published, 'signedBy' | 'builder'>) {
  if (!signedBy) return <FormattedMessage id="remotes.unsigned" />
  return <FormattedMessage id="remotes.signedBy" values={{ team: signedBy, builder }} />
}

function Size({ bytes }: Pick<Published, 'bytes'>) {
  if (bytes === null) return <Nothing />
  return <FormattedNumber value={bytes / KILOBYTE} style="unit" unit="kilobyte" maximumFractionDigits={0} />
}
