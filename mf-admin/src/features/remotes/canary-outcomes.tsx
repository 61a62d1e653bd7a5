import type { CanaryOutcome } from '@domizil/api'
import { Button, Tag } from '@domizil/ui/parts'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Moment } from '../../lib/cells/cells.tsx'
import { CanaryFigures } from './canary-figures.tsx'
import { CanaryRule } from './canary-rule.tsx'
import { canariesShown, type ShownCanary } from './canaries-shown.ts'
import { Findings } from './findings.tsx'
import styles from './remotes.module.css'
import type { Registry } from './use-registry.ts'

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
  const { running, over } = canariesShown(registry, outcomes)

  return (
    <>
      {running.map((canary) => (
        <CanaryCard key={canary.key} canary={canary} onChange={onChange} />
      ))}
      {over.length > 0 && (
        <details className={styles.over}>
          <summary>
            <FormattedMessage id="remotes.canariesTitle" values={{ count: over.length }} />
          </summary>
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
  const titleId = useId()
  const { channel, remote, version, running, counted } = canary

  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId} className={styles.caption}>
        <FormattedMessage id="remotes.canaryTitle" values={{ part: remote, version, channel }} />
      </h2>
      <Status {...canary} />
      {running && <CanaryRule canary={running} starts={counted?.starts ?? 0} />}
      <CanaryFigures canary={canary} labelledBy={titleId} />
      {running && onChange && (
        <Buttons canary={canary} ask={(kind) => onChange({ channel, name: remote, kind, version })} />
      )}
    </section>
  )
}

function Status({ running, verdict }: ShownCanary) {
  if (running) {
    return (
      <p>
        <Tag tone="info">
          <FormattedMessage id="remotes.canaryShare" values={{ percent: running.percent }} />
        </Tag>{' '}
        {running.since && (
          <FormattedMessage id="remotes.canarySince" values={{ at: <Moment at={running.since} /> }} />
        )}
      </p>
    )
  }
  if (!verdict) {
    return (
      <p>
        <Tag tone="neutral">
          <FormattedMessage id="remotes.endedByPeople" />
        </Tag>
      </p>
    )
  }
  return (
    <div>
      <Tag tone={verdict.kind === 'END' ? 'danger' : 'ok'}>
        <FormattedMessage id={`remotes.verdict.${isStep(verdict) ? 'STEP' : verdict.kind}`} />
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
  const intl = useIntl()
  const { remote: part, version, channel } = canary
  const nameOf = (id: string) => intl.formatMessage({ id }, { part, version, channel })

  return (
    <div className={styles.buttons}>
      <Button size="small" aria-label={nameOf('remotes.promoteOne')} onClick={() => ask('PROMOTE')}>
        <FormattedMessage id="remotes.promote" />
      </Button>
      <Button
        size="small"
        variant="danger"
        aria-label={nameOf('remotes.endOne')}
        onClick={() => ask('ROLLBACK')}
      >
        <FormattedMessage id="remotes.end" />
      </Button>
    </div>
  )
}
