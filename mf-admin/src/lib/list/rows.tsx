import { ADMIN_LISTS, columnsWith } from '@domizil/api'
import { lazyChunk, useSay } from '@domizil/app-kit'
import { Themed } from '@domizil/app-kit/themed'
import { Button, buttonClass, useMedia } from '@domizil/ui/parts'
import { type MouseEvent, type ReactNode, Suspense } from 'react'
import { ADMIN_PAGE_SIZES } from '@domizil/domain'
import { ArrowDownUp, ChevronLeft, ChevronRight, Ellipsis, Info } from '@domizil/ui/icons'
import { Link, useNavigate } from '@domizil/app-kit/router'
import { Checkbox, Dropdown, Pagination } from '@domizil/ui/table'
import { useIntl } from 'react-intl'
import { ZoneNote } from '../cells/cells.tsx'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { usePicks } from './bulk/use-picks.ts'
import { NoSuchRow } from './details/no-such-row.tsx'
import { useLinkedRow } from './details/use-linked-row.ts'
import { useOpenRow } from './details/use-open-row.ts'
import styles from './list.module.css'
import { NoRows } from './list-states.tsx'
import { CheckMenu } from './check-menu.tsx'
import cardsStyles from './cards.module.css'
import { shownColumns } from './layout/list-layout.ts'
import { columnWord, type ListDescription, possibleFor, type RowAction } from './list-description.ts'
import type { RowShapeProps, RowsProps } from './row-shape.ts'
import type { ChangeView, ListPage, ListToolsProps } from './use-list.ts'
import type { RowDialogsProps } from './row-dialogs.tsx'
import { RowTable } from './row-table.tsx'
import { useQuestions } from './use-questions.ts'
import { Waiting } from './waiting.tsx'

interface ListPagerProps {
  page: Pick<ListPage<never>, 'page' | 'size' | 'total'>
  change: ChangeView
  pageAddress: (page: number) => string
}

const WORDS: Partial<Record<string, string>> = { prev: 'pages.previous', next: 'pages.next' }
const SIGNS: Partial<Record<string, ReactNode>> = {
  prev: <ChevronLeft size={18} />,
  next: <ChevronRight size={18} />,
  'jump-prev': '…',
  'jump-next': '…',
}

/** The range of rows, the page size, and links to the other pages. */
function ListPager({ page: { page, size, total }, change, pageAddress }: ListPagerProps) {
  const say = useSay()
  const current = page + 1

  const linkTo = (wanted: number, kind: string, button: ReactNode) => {
    const isEnd = kind === 'prev' ? wanted < 1 : kind === 'next' && wanted === current
    if (isEnd) return button

    return (
      <Link
        tabIndex={-1} // the item around it has the focus and handles Enter
        to={{ search: pageAddress(wanted) }}
        aria-label={say(WORDS[kind] ?? 'pages.page', { page: wanted })}
        aria-current={kind === 'page' && wanted === current ? 'page' : undefined}
        onClick={(event: MouseEvent) => event.stopPropagation()}
      >
        {SIGNS[kind] ?? wanted}
      </Link>
    )
  }

  return (
    <nav className={styles.pager} aria-label={say('pages.label')}>
      <Pagination
        align="end"
        current={current}
        pageSize={size}
        total={total}
        pageSizeOptions={[...ADMIN_PAGE_SIZES]}
        showSizeChanger
        // Not those of the library, which come later than the table.
        locale={{ items_per_page: say('pages.perPage') }}
        showTitle={false}
        showTotal={(_total, [from, to]) => (
          <span role="status">{say('list.range', { from, to, total })}</span>
        )}
        itemRender={linkTo}
        onChange={(wanted, wantedSize) => {
          const other = ADMIN_PAGE_SIZES.find((one) => one === wantedSize && one !== size)
          change(other ? { size: other } : { page: wanted })
        }}
      />
    </nav>
  )
}

// Loaded when the rows are rendered: no row waits for it.
const RowDialogs = lazyChunk<RowDialogsProps>('row-dialogs', () =>
  import(/* webpackChunkName: "row-dialogs" */ './row-dialogs.tsx').then((module) => module.RowDialogs),
)

/** The rows as a table, on phones as cards, with their details and actions; details that are linked to without rows too. */
export function Rows({ page, ...props }: RowsProps) {
  return page ? <KnownRows {...props} page={page} /> : <Waiting />
}

function KnownRows({
  page,
  pageAddress,
  onDone: onChanged,
  ...props
}: RowsProps & { page: ListPage<unknown> }) {
  const { list, change } = props
  const rows = page.items
  const isNarrow = useMedia('(max-width: 899px)')
  const picks = usePicks(list, page, props.view)
  const known = useLinkedRow(list, rows)
  const onDone = () => {
    picks?.forgetOthers()
    onChanged()
    void known.query.refetch()
  }
  const details = useOpenRow(list, known.rows)
  const questions = useQuestions(list, known.rows, onDone)
  const Shape = isNarrow ? RowCards : RowTable

  return (
    <Themed>
      <NoSuchRow query={known.query} />
      {picks && (
        <BulkBar list={list} picks={picks} onAction={(action) => questions.askAll(action, picks.rows)} />
      )}
      {rows.length === 0 && !props.isBusy ? (
        <NoRows list={list} view={props.view} total={page.total} change={change} />
      ) : (
        <>
          <Shape
            {...props}
            rows={rows}
            picks={picks}
            menuOf={(row) => (
              <RowMenu list={list} row={row} onAction={questions.ask} onDetails={details.open} />
            )}
          />
          <ListPager page={page} change={change} pageAddress={pageAddress} />
          <ZoneNote />
        </>
      )}
      <Suspense>
        <RowDialogs list={list} rows={rows} details={details} questions={questions} onDone={onDone} />
      </Suspense>
    </Themed>
  )
}

interface RowMenuProps {
  list: ListDescription<unknown>
  row: unknown
  onAction: (action: RowAction<unknown>, row: unknown) => void
  onDetails: (row: unknown) => void
}

/** The next step of a row, and its menu: details, links and possible actions. */
function RowMenu({ list, row, onAction, onDetails }: RowMenuProps) {
  const say = useSay()
  const intl = useIntl()
  const navigate = useNavigate()
  const title = list.titleOf(row, intl)
  const { links, actions } = possibleFor(list, row)

  const items = [
    {
      key: 'details',
      icon: <Info size={16} />,
      label: say('details.open'),
      onClick: () => onDetails(row),
    },
    ...links.map(({ id, Icon, to }) => ({
      key: id,
      icon: <Icon size={16} />,
      label: say(`link.${id}`),
      onClick: () => void navigate(to(row)),
    })),
    ...actions.map((action) => ({
      key: action.id,
      icon: <action.Icon size={16} />,
      label: say(`action.${action.id}`),
      danger: action.isDangerous === true,
      onClick: () => onAction(action, row),
    })),
  ]

  const nextLink = links.find(({ isNext }) => isNext?.(row))
  const next = nextLink ? undefined : actions.find(({ isNext }) => isNext)
  /** The words of a button in the row, and its name with the row's. */
  const named = (id: string) => {
    const action = say(id)
    return { children: action, 'aria-label': say('list.actionOn', { action, title }) }
  }
  return (
    <span className={styles.actions}>
      {nextLink && (
        <Link
          to={nextLink.to(row)}
          className={buttonClass({ size: 'small' })}
          {...named(`link.${nextLink.id}`)}
        />
      )}
      {list.isToDecide?.(row) && (
        <Button size="small" onClick={() => onDetails(row)} {...named('details.decide')} />
      )}
      {next && <Button size="small" onClick={() => onAction(next, row)} {...named(`action.${next.id}`)} />}
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
        <Button
          variant="quiet"
          aria-haspopup="menu"
          aria-label={say('list.actionsOf', { title })}
          icon={<Ellipsis size={18} />}
        />
      </Dropdown>
    </span>
  )
}

/** Rows as cards with their most important fields, status and money always among them: for phones and small windows. */
function RowCards({ list, rows, title, view, layout, change, isBusy, menuOf, picks }: RowShapeProps) {
  const intl = useIntl()
  const say = useSay()
  const [name, ...others] = shownColumns(list, layout)
  const facts = others.filter(({ isOnCard = false, isKey = false }) => isOnCard || isKey)

  return (
    <>
      <Order list={list} view={view} change={change} />
      <ul className={cardsStyles.cards} aria-label={title} aria-busy={isBusy}>
        {rows.map((row) => (
          <li key={list.keyOf(row)} className={cardsStyles.card}>
            <div className={cardsStyles.head}>
              {picks && (
                <Checkbox
                  aria-label={say('bulk.pick', { title: list.titleOf(row, intl) })}
                  checked={picks.rows.includes(row)}
                  onChange={({ target: { checked } }) =>
                    picks.choose(checked ? [...picks.rows, row] : picks.rows.filter((one) => one !== row))
                  }
                />
              )}
              {name?.cell(row)}
              {menuOf(row)}
            </div>
            <dl className={cardsStyles.facts}>
              {facts.map(({ id, word, cell }) => (
                <div key={id}>
                  <dt>{say(columnWord({ id, word }))}</dt>
                  <dd>{cell(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The sort order, where no column headings can be clicked. */
function Order({ list, view: { sort, dir }, change }: ListToolsProps<unknown>) {
  const say = useSay()
  const sorts: readonly string[] = columnsWith(ADMIN_LISTS[list.name], 'sorted')
  const columns = list.columns.filter(({ id, sort: field = id }) => sorts.includes(field))

  return (
    <div className={cardsStyles.order}>
      <CheckMenu
        label={say('list.sortBy')}
        choices={columns.map(({ id, word, sort: field = id }) => ({
          key: field,
          label: say(columnWord({ id, word })),
          isChecked: field === sort,
        }))}
        onToggle={(field) => change({ sort: field, dir })}
      />
      <Button
        icon={<ArrowDownUp size={16} />}
        onClick={() => change({ sort, dir: dir === 'asc' ? 'desc' : 'asc' })}
      >
        {say(`list.${dir}`)}
      </Button>
    </div>
  )
}
