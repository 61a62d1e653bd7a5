import { ADMIN_PAGE_SIZES } from '@domizil/domain'
import { ChevronLeft, ChevronRight } from '@domizil/ui/icons'
import { pageNumbers, SelectField } from '@domizil/ui/parts'
import { Link } from '@domizil/ui/router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ListView } from './list-address.ts'
import styles from './list.module.css'
import type { ChangeView, ListPage } from './use-list.ts'

interface ListPagerProps {
  page: Pick<ListPage<never>, 'page' | 'size' | 'total'> & { readonly items: readonly unknown[] }
  view: ListView
  change: ChangeView
  pageAddress: (page: number) => string
}

/** Which rows these are, how many a page has, and the way to the other pages. */
export function ListPager({ page: { page, size, total, items }, view, change, pageAddress }: ListPagerProps) {
  const intl = useIntl()
  const first = page * size + 1

  return (
    <div className={styles.pager}>
      <p role="status">
        <FormattedMessage id="list.range" values={{ from: first, to: first + items.length - 1, total }} />
      </p>
      <Pages current={page + 1} last={Math.ceil(total / size)} pageAddress={pageAddress} />
      <SelectField
        hideLabel
        label={intl.formatMessage({ id: 'list.size' })}
        value={view.size}
        onChange={({ target }) =>
          change({
            size: ADMIN_PAGE_SIZES.find((one) => String(one) === target.value) ?? ADMIN_PAGE_SIZES[0],
          })
        }
      >
        {ADMIN_PAGE_SIZES.map((one) => (
          <option key={one} value={one}>
            {intl.formatMessage({ id: 'list.perPage' }, { count: one })}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

interface PagesProps {
  current: number
  last: number
  pageAddress: (page: number) => string
}

function Pages({ current, last, pageAddress }: PagesProps) {
  const intl = useIntl()
  if (last <= 1) return null

  return (
    <nav className={styles.pages} aria-label={intl.formatMessage({ id: 'pages.label' })}>
      {current > 1 && (
        <Link
          to={{ search: pageAddress(current - 1) }}
          rel="prev"
          aria-label={intl.formatMessage({ id: 'pages.previous' })}
        >
          <ChevronLeft size={18} aria-hidden="true" />
        </Link>
      )}
      {pageNumbers(current, last).map((page, at) =>
        page === 'gap' ? (
          <span key={`gap-${at}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={page}
            to={{ search: pageAddress(page) }}
            aria-label={intl.formatMessage({ id: 'pages.page' }, { page })}
            aria-current={page === current ? 'page' : undefined}
          >
            {page}
          </Link>
        ),
      )}
      {current < last && (
        <Link
          to={{ search: pageAddress(current + 1) }}
          rel="next"
          aria-label={intl.formatMessage({ id: 'pages.next' })}
        >
          <ChevronRight size={18} aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}
