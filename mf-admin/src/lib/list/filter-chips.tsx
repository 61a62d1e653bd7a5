import { formatFilterDay } from '@domizil/domain'
import { useLocale } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import { Tag } from '@domizil/ui/table'
import { FormattedMessage, useIntl } from 'react-intl'
import { EVERYTHING, type ListView } from './list-address.ts'
import type { ListDescription } from './list-description.ts'
import styles from './list.module.css'
import { usePersonName } from './use-person-name.ts'
import type { ListToolsProps } from './use-list.ts'

/** The active filters, each with a button that removes it. Nothing without any. */
export function FilterChips<Row>({ list, view, change }: ListToolsProps<Row>) {
  const intl = useIntl()
  const chips = useChips(list, view)
  if (chips.length === 0) return null

  return (
    <ul className={styles.chips} aria-label={intl.formatMessage({ id: 'list.narrowed' })}>
      {chips.map(({ id, without, ...chip }) => {
        const handleRemove = () => change(without)
        return (
          <li key={id}>
            {chip.personId === undefined ? (
              <Chip label={chip.label} onRemove={handleRemove} />
            ) : (
              <PersonChip word={chip.label} personId={chip.personId} onRemove={handleRemove} />
            )}
          </li>
        )
      })}
      <li>
        <Button variant="quiet" size="small" onClick={() => change(EVERYTHING)}>
          <FormattedMessage id="list.clear" />
        </Button>
      </li>
    </ul>
  )
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const intl = useIntl()
  return (
    <Tag
      className={styles.chip}
      closable={{ 'aria-label': intl.formatMessage({ id: 'list.removeFilter' }, { label }) }}
      onClose={onRemove}
    >
      {label}
    </Tag>
  )
}

/** A person is named, although the address has the id. */
function PersonChip({ word, personId, onRemove }: { word: string; personId: string; onRemove: () => void }) {
  const intl = useIntl()
  const value = usePersonName(personId)
  return <Chip label={intl.formatMessage({ id: 'list.chip' }, { name: word, value })} onRemove={onRemove} />
}

interface FilterChip {
  readonly id: string
  /** What the person is to the rows, if there is a `personId`. */
  readonly label: string
  readonly personId?: string
  readonly without: Partial<ListView>
}

function useChips<Row>({ filters }: ListDescription<Row>, view: ListView): FilterChip[] {
  const intl = useIntl()
  const locale = useLocale()
  const labelOf = (name: string, value: string) => intl.formatMessage({ id: 'list.chip' }, { name, value })
  const nameOf = (id: string) => intl.formatMessage({ id: `column.${id}` })
  const { q, from, to } = view

  return [
    ...(q.trim()
      ? [{ id: 'q', label: intl.formatMessage({ id: 'list.quoted' }, { q: q.trim() }), without: { q: '' } }]
      : []),
    ...filters.flatMap(({ id, wordOf, personWord }) => {
      const codes = view.filters[id] ?? []
      const person = personWord?.(view.filters)
      return codes.map((code) => ({
        id: `${id} ${code}`,
        ...(person
          ? { label: intl.formatMessage({ id: person }), personId: code }
          : { label: labelOf(nameOf(id), wordOf ? intl.formatMessage({ id: wordOf(code) }) : code) }),
        without: { filters: { ...view.filters, [id]: codes.filter((one) => one !== code) } },
      }))
    }),
    ...(from
      ? [
          {
            id: 'from',
            label: labelOf(intl.formatMessage({ id: 'days.from' }), formatFilterDay(from, locale)),
            without: { from: undefined },
          },
        ]
      : []),
    ...(to
      ? [
          {
            id: 'to',
            label: labelOf(intl.formatMessage({ id: 'days.to' }), formatFilterDay(to, locale)),
            without: { to: undefined },
          },
        ]
      : []),
  ]
}
