import { formatFilterDay } from '@domizil/domain'
import { useLocale } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import { Tag } from '@domizil/ui/table'
import { FormattedMessage, useIntl } from 'react-intl'
import { EVERYTHING, type ListView } from './list-address.ts'
import type { ListDescription } from './list-description.ts'
import styles from './list.module.css'
import type { ListToolsProps } from './use-list.ts'

/** The active filters, each with a button that removes it. Nothing without any. */
export function FilterChips<Row>({ list, view, change }: ListToolsProps<Row>) {
  const intl = useIntl()
  const chips = useChips(list, view)
  if (chips.length === 0) return null

  return (
    <ul className={styles.chips} aria-label={intl.formatMessage({ id: 'list.narrowed' })}>
      {chips.map(({ id, label, without }) => (
        <li key={id}>
          <Tag
            closable={{ 'aria-label': intl.formatMessage({ id: 'list.removeFilter' }, { label }) }}
            onClose={() => change(without)}
          >
            {label}
          </Tag>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="small" onClick={() => change(EVERYTHING)}>
          <FormattedMessage id="list.clear" />
        </Button>
      </li>
    </ul>
  )
}

interface FilterChip {
  readonly id: string
  readonly label: string
  readonly without: Partial<ListView>
}

function useChips<Row>({ filters }: ListDescription<Row>, view: ListView): FilterChip[] {
  const intl = useIntl()
  const locale = useLocale()
  const said = (name: string, value: string) => intl.formatMessage({ id: 'list.chip' }, { name, value })
  const nameOf = (id: string) => intl.formatMessage({ id: `column.${id}` })
  const { q, from, to } = view

  return [
    ...(q.trim() ? [{ id: 'q', label: `“${q.trim()}”`, without: { q: '' } }] : []),
    ...filters.flatMap(({ id, wordOf }) => {
      const codes = view.filters[id] ?? []
      return codes.map((code) => ({
        id: `${id} ${code}`,
        label: said(nameOf(id), wordOf ? intl.formatMessage({ id: wordOf(code) }) : code),
        without: { filters: { ...view.filters, [id]: codes.filter((one) => one !== code) } },
      }))
    }),
    ...(from
      ? [
          {
            id: 'from',
            label: said(intl.formatMessage({ id: 'days.from' }), formatFilterDay(from, locale)),
            without: { from: undefined },
          },
        ]
      : []),
    ...(to
      ? [
          {
            id: 'to',
            label: said(intl.formatMessage({ id: 'days.to' }), formatFilterDay(to, locale)),
            without: { to: undefined },
          },
        ]
      : []),
  ]
}
