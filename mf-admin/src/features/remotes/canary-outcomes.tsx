import type { CanaryOutcome } from '@domizil/api'
import { Tag } from '@domizil/ui/parts'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { Moment, Nothing } from '../../lib/cells/cells.tsx'
import { Findings } from './findings.tsx'
import { VitalFigure } from './vital-figure.tsx'
import { VersionsTable } from './versions-table.tsx'

interface CanaryRow {
  readonly outcome: CanaryOutcome
  readonly version: CanaryOutcome['versions'][number]
}

/** How canaries and the versions beside them start and fail, and what was decided about them. */
export function CanaryOutcomes({ outcomes }: { outcomes: readonly CanaryOutcome[] }) {
  if (outcomes.length === 0) return null

  return (
    <VersionsTable<CanaryRow>
      caption={<FormattedMessage id="remotes.canariesTitle" />}
      columns={[
        { id: 'part', cell: ({ version }) => version.remote },
        {
          id: 'version',
          cell: ({ version: { version, isCanary } }) => (
            <>
              {version}{' '}
              {isCanary && (
                <Tag tone="info">
                  <FormattedMessage id="remotes.canary" />
                </Tag>
              )}
            </>
          ),
        },
        { id: 'starts', cell: ({ version }) => <FormattedNumber value={version.starts} /> },
        { id: 'failures', cell: ({ version }) => <FormattedNumber value={version.failures} /> },
        { id: 'rate', cell: ({ version }) => <Rate {...version} /> },
        { id: 'lcp', cell: ({ version }) => <VitalFigure name="lcp" vital={version.vitals.lcp} /> },
        { id: 'inp', cell: ({ version }) => <VitalFigure name="inp" vital={version.vitals.inp} /> },
        { id: 'cls', cell: ({ version }) => <VitalFigure name="cls" vital={version.vitals.cls} /> },
        {
          id: 'decision',
          isText: true,
          cell: ({ outcome, version }) => (version.isCanary ? <Decision {...outcome} /> : <Nothing />),
        },
      ]}
      rows={outcomes.flatMap((outcome) => outcome.versions.map((version) => ({ outcome, version })))}
      keyOf={({ outcome, version }) => `${outcome.trial} ${version.remote} ${version.version}`}
    />
  )
}

function Rate({ starts, failures }: { starts: number; failures: number }) {
  if (starts === 0) return <Nothing />
  return <FormattedNumber value={Math.min(1, failures / starts)} style="percent" maximumFractionDigits={1} />
}

function Decision({ verdict, isRunning }: CanaryOutcome) {
  if (!verdict) return <FormattedMessage id={isRunning ? 'remotes.watched' : 'remotes.endedByPeople'} />

  return (
    <>
      <Tag tone={verdict.kind === 'END' ? 'danger' : 'ok'}>
        <FormattedMessage id={`remotes.verdict.${verdict.kind}`} />
      </Tag>{' '}
      <Moment at={verdict.decidedAt} />
      <Findings findings={verdict.findings}>
        <p lang="en">{verdict.reason}</p>
      </Findings>
    </>
  )
}
