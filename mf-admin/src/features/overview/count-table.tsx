import { useSay } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { adminListPath } from '@domizil/links'
import type { ReactNode } from 'react'
import card from '../../lib/card.module.css'
import { FigureTable } from '../../lib/figure-table.tsx'

interface CountTableProps {
  caption: ReactNode
  list: 'flats' | 'bookings'
  counts: Readonly<Record<string, number>>
  nameOf: (status: string) => string
}

/** The number of rows of a list in each status, as links to them. */
export function CountTable({ caption, list, counts, nameOf }: CountTableProps) {
  const say = useSay()

  return (
    <section className={card.card}>
      <FigureTable
        caption={caption}
        columns={[say('table.status'), say('table.count')]}
        groups={[
          {
            key: list,
            rows: Object.entries(counts).map(([status, count]) => ({
              key: status,
              name: <Link to={adminListPath(list, { status })}>{nameOf(status)}</Link>,
              figures: [count],
            })),
          },
        ]}
      />
    </section>
  )
}
