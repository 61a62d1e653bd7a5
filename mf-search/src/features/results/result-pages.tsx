import type { SearchResult } from '@domizil/api'
import { ChevronLeft, ChevronRight } from '@domizil/ui/icons'
import { pageNumbers } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { FormattedMessage, useIntl } from 'react-intl'
import { type SearchQuery, searchPath } from '@domizil/links'
import styles from './results.module.css'

// For the shell a change of the query is the same page, whose scroll position does not change.
const toTop = () => {
  document.documentElement.scrollTop = 0
}

/** Links to the other pages of results. Hidden if there is one. */
export function ResultPages({ result, query }: { result: SearchResult; query: SearchQuery }) {
  const intl = useIntl()
  const last = Math.ceil(result.total / result.pageSize)
  if (last <= 1) return null

  const current = result.page + 1
  const to = (page: number) => searchPath({ ...query, page: page - 1 })

  return (
    <nav className={styles.pages} aria-label={intl.formatMessage({ id: 'pages.label' })}>
      {current > 1 && (
        <Link
          className={styles.page}
          onClick={toTop}
          to={to(current - 1)}
          rel="prev"
          aria-label={intl.formatMessage({ id: 'pages.previous' })}
        >
          <ChevronLeft size={18} aria-hidden="true" />
        </Link>
      )}
      {pageNumbers(current, last).map((page, at) =>
        page === 'gap' ? (
          <span key={`gap-${at}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={page}
            className={styles.page}
            onClick={toTop}
            to={to(page)}
            aria-current={page === current ? 'page' : undefined}
          >
            <span className="visually-hidden">
              <FormattedMessage id="pages.page" />{' '}
            </span>
            {page}
          </Link>
        ),
      )}
      {current < last && (
        <Link
          className={styles.page}
          onClick={toTop}
          to={to(current + 1)}
          rel="next"
          aria-label={intl.formatMessage({ id: 'pages.next' })}
        >
          <ChevronRight size={18} aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}
