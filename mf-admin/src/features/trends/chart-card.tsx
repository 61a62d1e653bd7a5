import { useSay } from '@domizil/app-kit'
import { Grid2x2 } from '@domizil/ui/icons'
import { Button, Skeleton } from '@domizil/ui/parts'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { Scrolled } from '../../lib/scrolled.tsx'
import card from '../../lib/card.module.css'
import styles from './trends.module.css'

interface ChartCardProps {
  title: ReactNode
  chart: ReactNode
  /** The same data as a table. */
  table: ReactNode
  /** Whether the chart is a list with words, which screen readers read as it is. */
  isReadable?: boolean
}

/** A chart with a table as its alternative. */
export function ChartCard({ title, chart, table, isReadable = false }: ChartCardProps) {
  const say = useSay()
  const id = useId()
  const [isTable, setIsTable] = useState(false)

  return (
    <section className={card.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        <Button
          size="small"
          variant="quiet"
          aria-pressed={isTable}
          icon={<Grid2x2 size={16} />}
          onClick={() => setIsTable(!isTable)}
        >
          {say(isTable ? 'chart.asChart' : 'chart.asTable')}
        </Button>
      </div>
      {isTable ? (
        <Scrolled labelledBy={id} className={styles.numbers}>
          {table}
        </Scrolled>
      ) : (
        <Suspense fallback={<Skeleton height="210px" />}>
          <div {...(!isReadable && { 'aria-hidden': true })}>{chart}</div>
        </Suspense>
      )}
    </section>
  )
}
