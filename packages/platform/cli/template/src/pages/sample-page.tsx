import { listPublishedFlats } from '@domizil/api'
import { LoadFailed, PageTitle, queryOf, useQuery } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { searchPath } from '@domizil/links'
import { buttonClass, SectionHeading, Skeleton } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './sample-page.module.css'

/** The page at /sample. */
export function SamplePage() {
  const intl = useIntl()
  const flats = useQuery(queryOf(listPublishedFlats, { query: {} }))

  return (
    <main className={styles.page}>
      <PageTitle>{intl.formatMessage({ id: 'samplePage.title' })}</PageTitle>
      <SectionHeading level={1} title={<FormattedMessage id="samplePage.title" />} />
      {flats.status === 'pending' && <Skeleton width="14em" />}
      {flats.status === 'error' && (
        <LoadFailed
          query={flats}
          title={<FormattedMessage id="samplePage.failed" />}
          retry={<FormattedMessage id="samplePage.retry" />}
        />
      )}
      {flats.status === 'success' && (
        <p>
          <FormattedMessage id="samplePage.flats" values={{ count: flats.data.total }} />
        </p>
      )}
      <Link to={searchPath()} className={buttonClass({ variant: 'primary' })}>
        <FormattedMessage id="samplePage.search" />
      </Link>
    </main>
  )
}
