import type { VersionVitals } from '@domizil/api'
import { FormattedMessage } from 'react-intl'
import { VersionsTable } from './versions-table.tsx'
import { VitalFigure } from './vital-figure.tsx'

/** How fast the versions were in browsers, by channel. */
export function SpeedOfVersions({ versions }: { versions: readonly VersionVitals[] }) {
  if (versions.length === 0) return null

  return (
    <VersionsTable
      caption={<FormattedMessage id="remotes.speedTitle" />}
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
