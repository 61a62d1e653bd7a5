import { FormattedMessage, useIntl } from 'react-intl'
import { Article } from '../../features/article/article.tsx'
import { PageTitle } from '../../lib/page-title.tsx'
import { useServices } from '../../lib/services.ts'
import { useTextFacts } from '../../lib/use-text-facts.ts'
import { GeocoderText } from './geocoder-text.tsx'
import { MapText } from './map-text.tsx'
import { StoredThingsTable } from './stored-things-table.tsx'

/** The day since which this version applies: update it with every change of the text. */
const UPDATED = '2026-11-24'

const BEFORE_MAP = [
  'short',
  'controller',
  'visit',
  'cookies',
  'analytics',
  'account',
  'booking',
  'listing',
  'search',
] as const
const AFTER_MAP = ['mail', 'review', 'recipients', 'retention', 'rights', 'changes'] as const

export function PrivacyPolicyPage() {
  const intl = useIntl()
  const facts = useTextFacts()
  const { analyticsId } = useServices().facts.config
  const title = (id: string) => intl.formatMessage({ id: `privacy.${id}.title` })
  const section = (id: (typeof BEFORE_MAP | typeof AFTER_MAP)[number]) => ({
    id,
    title: title(id),
    content: (
      <>
        <FormattedMessage id={`privacy.${id}.text`} values={facts} />
        {id === 'cookies' && <StoredThingsTable />}
        {id === 'listing' && <GeocoderText />}
        {id === 'analytics' && analyticsId && <FormattedMessage id="privacy.analytics.provider" />}
      </>
    ),
  })

  return (
    <>
      <PageTitle description={intl.formatMessage({ id: 'privacy.description' })}>
        {intl.formatMessage({ id: 'privacy.title' })}
      </PageTitle>
      <Article
        title={<FormattedMessage id="privacy.title" />}
        lead={<FormattedMessage id="privacy.lead" values={facts} />}
        updated={UPDATED}
        sections={[
          ...BEFORE_MAP.map(section),
          { id: 'map', title: title('map'), content: <MapText /> },
          ...AFTER_MAP.map(section),
        ]}
      />
    </>
  )
}
