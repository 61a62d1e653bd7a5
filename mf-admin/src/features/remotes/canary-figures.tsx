import type { CanaryOutcome } from '@domizil/api'
import { Tag } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { Nothing } from '../../lib/cells/cells.tsx'
import type { ShownCanary } from './canaries-shown.ts'
import styles from './remotes.module.css'
import { VitalFigure } from './vital-figure.tsx'

type Counted = CanaryOutcome['versions'][number]

const FIGURES: readonly { readonly id: string; readonly of: (counted: Counted) => ReactNode }[] = [
  { id: 'starts', of: ({ starts }) => <FormattedNumber value={starts} /> },
  { id: 'failures', of: ({ failures }) => <FormattedNumber value={failures} /> },
  { id: 'rate', of: (counted) => <Rate {...counted} /> },
  { id: 'lcp', of: ({ vitals }) => <VitalFigure name="lcp" vital={vitals.lcp} /> },
  { id: 'inp', of: ({ vitals }) => <VitalFigure name="inp" vital={vitals.inp} /> },
  { id: 'cls', of: ({ vitals }) => <VitalFigure name="cls" vital={vitals.cls} /> },
]

/** How a canary and the version of all others do, side by side. */
export function CanaryFigures({ canary, labelledBy }: { canary: ShownCanary; labelledBy: string }) {
  const { version, stable, counted, stableCounted } = canary
  if (!counted && !stableCounted) {
    return (
      <p>
        <FormattedMessage id={canary.running?.judge ? 'remotes.noFigures' : 'remotes.notCounted'} />
      </p>
    )
  }

  return (
    <table className={styles.figures} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="remotes.version" />
          </th>
          <th scope="col">
            {version}{' '}
            <Tag tone="info">
              <FormattedMessage id="remotes.canary" />
            </Tag>
          </th>
          <th scope="col">{stable || <Nothing />}</th>
        </tr>
      </thead>
      <tbody>
        {FIGURES.map(({ id, of }) => (
          <tr key={id}>
            <th scope="row">
              <FormattedMessage id={`remotes.${id}`} />
            </th>
            <td>{counted ? of(counted) : <Nothing />}</td>
            <td>{stableCounted ? of(stableCounted) : <Nothing />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Rate({ starts, failures }: Counted) {
  if (starts === 0) return <Nothing />
  return <FormattedNumber value={Math.min(1, failures / starts)} style="percent" maximumFractionDigits={1} />
}
