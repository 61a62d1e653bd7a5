import type { CanaryOutcome } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { type CanaryFinding, isKnownFinding } from '@domizil/domain'
import { Button, Tag } from '@domizil/ui/parts'
import { Fragment, type ReactNode, useId } from 'react'
import { FormattedNumber } from 'react-intl'
import card from '../../lib/card.module.css'
import { Moment, Nothing } from '../../lib/cells/cells.tsx'
import { FigureTable } from '../../lib/figure-table.tsx'
import { canariesShown, type CountedVersion, type ShownCanary } from './canaries-shown.ts'
import styles from './remotes.module.css'
import type { Canary, Registry } from './use-registry.ts'
import { VitalFigure } from './vital-figure.tsx'

/** For a canary that began before there was a choice. */
const DEFAULT_MAX_SLOWER = 15

const FIGURES: readonly { readonly id: string; readonly of: (counted: CountedVersion) => ReactNode }[] = [
  { id: 'starts', of: ({ starts }) => <FormattedNumber value={starts} /> },
  { id: 'failures', of: ({ failures }) => <FormattedNumber value={failures} /> },
  { id: 'rate', of: (counted) => <Rate {...counted} /> },
  { id: 'lcp', of: ({ vitals }) => <VitalFigure name="lcp" vital={vitals.lcp} /> },
  { id: 'inp', of: ({ vitals }) => <VitalFigure name="inp" vital={vitals.inp} /> },
  { id: 'cls', of: ({ vitals }) => <VitalFigure name="cls" vital={vitals.cls} /> },
]

interface FindingsProps {
  /** Left out by a server of before there were any. */
  findings?: readonly CanaryFinding[]
  /** The reason as it was written down. */
  children: ReactNode
}

/** How a canary and the version of all others do, side by side. */
function CanaryFigures({ canary, labelledBy }: { canary: ShownCanary; labelledBy: string }) {
  const say = useSay()
  const { version, stable, counted, stableCounted } = canary
  if (!counted && !stableCounted) {
    return <p>{say(canary.running?.judge ? 'remotes.noFigures' : 'remotes.notCounted')}</p>
  }

  return (
    <FigureTable
      labelledBy={labelledBy}
      columns={[
        say('remotes.version'),
        <Fragment key="canary">
          {version} <Tag tone="info">{say('remotes.canary')}</Tag>
        </Fragment>,
        stable || <Nothing key="stable" />,
      ]}
      groups={[
        {
          key: version,
          rows: FIGURES.map(({ id, of }) => ({
            key: id,
            name: say(`remotes.${id}`),
            figures: [counted, stableCounted].map((one) => (one ? of(one) : <Nothing key={id} />)),
          })),
        },
      ]}
    />
  )
}

function Rate({ starts, failures }: CountedVersion) {
  if (starts === 0) return <Nothing />
  return <FormattedNumber value={Math.min(1, failures / starts)} style="percent" maximumFractionDigits={1} />
}

/** What a button of a canary asks for. */
export interface CanaryChange {
  readonly channel: string
  readonly name: string
  readonly kind: 'PROMOTE' | 'ROLLBACK'
  readonly version: string
}

interface CanaryOutcomesProps {
  registry: Registry
  outcomes: readonly CanaryOutcome[]
  /** Undefined where versions are not changed here. */
  onChange: ((change: CanaryChange) => void) | undefined
}

/** The running canaries beside the versions that all others get, by what they are judged, and what was decided about earlier ones. */
export function CanaryOutcomes({ registry, outcomes, onChange }: CanaryOutcomesProps) {
  const say = useSay()
  const { running, over } = canariesShown(registry, outcomes)

  return (
    <>
      {running.map((canary) => (
        <CanaryCard key={canary.key} canary={canary} onChange={onChange} />
      ))}
      {over.length > 0 && (
        <details className={styles.over}>
          <summary>{say('remotes.canariesTitle', { count: over.length })}</summary>
          <div className={styles.channels}>
            {over.map((canary) => (
              <CanaryCard key={canary.key} canary={canary} onChange={undefined} />
            ))}
          </div>
        </details>
      )}
    </>
  )
}

interface CanaryCardProps {
  canary: ShownCanary
  onChange: CanaryOutcomesProps['onChange']
}

function CanaryCard({ canary, onChange }: CanaryCardProps) {
  const say = useSay()
  const titleId = useId()
  const { channel, remote, version, running, counted } = canary

  return (
    <section aria-labelledby={titleId} className={`${card.card} ${styles.card}`}>
      <h2 id={titleId} className={styles.caption}>
        {say('remotes.canaryTitle', { part: remote, version, channel })}
      </h2>
      <Status running={running} verdict={canary.verdict} />
      {running && <CanaryRule canary={running} starts={counted?.starts ?? 0} />}
      <CanaryFigures canary={canary} labelledBy={titleId} />
      {running && onChange && (
        <Buttons canary={canary} ask={(kind) => onChange({ channel, name: remote, kind, version })} />
      )}
    </section>
  )
}

function Status({ running, verdict }: Pick<ShownCanary, 'running' | 'verdict'>) {
  const say = useSay()
  if (running) {
    return (
      <p>
        <Tag tone="info">{say('remotes.canaryShare', { percent: running.percent })}</Tag>{' '}
        {running.since && say('remotes.canarySince', { at: <Moment at={running.since} /> })}
      </p>
    )
  }
  if (!verdict) {
    return (
      <p>
        <Tag tone="neutral">{say('remotes.endedByPeople')}</Tag>
      </p>
    )
  }
  return (
    <div>
      <Tag tone={verdict.kind === 'END' ? 'danger' : 'ok'}>
        {say(`remotes.verdict.${isStep(verdict) ? 'STEP' : verdict.kind}`)}
      </Tag>{' '}
      <Moment at={verdict.decidedAt} />
      <Findings findings={verdict.findings}>
        <p lang="en">{verdict.reason}</p>
      </Findings>
    </div>
  )
}

/** Whether it has only got a larger share. */
const isStep = ({ findings }: NonNullable<ShownCanary['verdict']>) =>
  findings.some(({ code }) => code === 'NEXT_SHARE')

function Buttons({ canary, ask }: { canary: ShownCanary; ask: (kind: CanaryChange['kind']) => void }) {
  const say = useSay()
  const { remote: part, version, channel } = canary
  const nameOf = (id: string) => say(id, { part, version, channel })

  return (
    <div className={styles.buttons}>
      <Button size="small" aria-label={nameOf('remotes.promoteOne')} onClick={() => ask('PROMOTE')}>
        {say('remotes.promote')}
      </Button>
      <Button
        size="small"
        variant="danger"
        aria-label={nameOf('remotes.endOne')}
        onClick={() => ask('ROLLBACK')}
      >
        {say('remotes.end')}
      </Button>
    </div>
  )
}

interface CanaryRuleProps {
  canary: Canary
  /** How often it has started so far. */
  starts: number
}

/** By what a running canary ends or goes on by itself, and how far it is. */
function CanaryRule({ canary: { percent, judge }, starts }: CanaryRuleProps) {
  const say = useSay()
  if (!judge) {
    return <p>{say('remotes.rule.people')}</p>
  }
  const { minStarts, maxExtra, maxSlower = DEFAULT_MAX_SLOWER, promoteAfter, steps = [] } = judge
  const next = steps.filter((step) => step > percent).toSorted((a, b) => a - b)[0] ?? 100

  return (
    <>
      <Progress starts={starts} most={promoteAfter ?? minStarts} />
      <p>
        <span>{say('remotes.rule.ends', { minStarts, maxExtra, maxSlower })}</span>{' '}
        {promoteAfter ? (
          <span>{say('remotes.rule.promotes', { promoteAfter, next })}</span>
        ) : (
          <span>{say('remotes.rule.peoplePromote')}</span>
        )}
      </p>
    </>
  )
}

function Progress({ starts, most }: { starts: number; most: number }) {
  const say = useSay()
  const words = say('remotes.rule.progress', { starts, most })

  return (
    <p className={styles.progress}>
      <progress max={most} value={Math.min(starts, most)} aria-label={words} />
      <span aria-hidden="true">{words}</span>
    </p>
  )
}

/** Why a canary ended or goes on, in the reader's language; as it was written down where a finding is not known. */
export function Findings({ findings = [], children }: FindingsProps) {
  const say = useSay()
  if (findings.length === 0 || !findings.every(isKnownFinding)) return children

  return findings.map(({ code, values }) => (
    <p key={`${code} ${values['remote'] ?? ''}`}>{say(`remotes.finding.${code}`, values)}</p>
  ))
}
