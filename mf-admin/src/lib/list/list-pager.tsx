import { ADMIN_PAGE_SIZES } from '@domizil/domain'
import { ChevronLeft, ChevronRight } from '@domizil/ui/icons'
import { Link } from '@domizil/app-kit/router'
import { Pagination } from '@domizil/ui/table'
import type { MouseEvent, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './list.module.css'
import type { ChangeView, ListPage } from './use-list.ts'

export interface ListPagerProps {
  page: Pick<ListPage<never>, 'page' | 'size' | 'total'>
  change: ChangeView
  pageAddress: (page: number) => string
}

const WORDS: Partial<Record<string, string>> = { prev: 'pages.previous', next: 'pages.next' }
const SIGNS: Partial<Record<string, ReactNode>> = {
  prev: <ChevronLeft size={18} aria-hidden="true" />,
  next: <ChevronRight size={18} aria-hidden="true" />,
  'jump-prev': '…',
  'jump-next': '…',
}

/** The range of rows, the page size, and links to the other pages. */
export function ListPager({ page: { page, size, total }, change, pageAddress }: ListPagerProps) {
  const intl = useIntl()
  const current = page + 1

  const linkTo = (wanted: number, kind: string, button: ReactNode) => {
    const isEnd = kind === 'prev' ? wanted < 1 : kind === 'next' && wanted === current
    if (isEnd) return button

    return (
      <Link
        tabIndex={-1} // the item around it has the focus and handles Enter
        to={{ search: pageAddress(wanted) }}
        aria-label={intl.formatMessage({ id: WORDS[kind] ?? 'pages.page' }, { page: wanted })}
        aria-current={kind === 'page' && wanted === current ? 'page' : undefined}
        onClick={(event: MouseEvent) => event.stopPropagation()}
      >
        {SIGNS[kind] ?? wanted}
      </Link>
    )
  }

  return (
    <nav className={styles.pager} aria-label={intl.formatMessage({ id: 'pages.label' })}>
      <Pagination
        align="end"
        current={current}
        pageSize={size}
        total={total}
        pageSizeOptions={[...ADMIN_PAGE_SIZES]}
        showSizeChanger
        showTitle={false}
        showTotal={(_total, [from, to]) => (
          <span role="status">
            <FormattedMessage id="list.range" values={{ from, to, total }} />
          </span>
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
