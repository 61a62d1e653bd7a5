import { FormattedMessage, useIntl } from 'react-intl'
import { Article } from '../../features/article/article.tsx'
import { PageTitle } from '../../lib/page-title.tsx'
import { useServices } from '../../lib/services.ts'
import { useTextFacts } from '../../lib/use-text-facts.ts'
import { ANALYTICS_THINGS, STORED_THINGS } from './stored-things.ts'

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

/** The recipient of a flat's address depends on the configured geocoder. */
function GeocoderText() {
  const { geocoder } = useServices().facts.config

  if (!geocoder) return null
  if (geocoder.kind === 'google') return <FormattedMessage id="privacy.geocoder.google" />
  return <FormattedMessage id="privacy.geocoder.nominatim" values={{ host: geocoder.host }} />
}

/** The recipient of map requests depends on the configured map. */
function MapText() {
  const { googleKey, tileUrl } = useServices().facts.config.map

  if (googleKey) return <FormattedMessage id="privacy.map.google" />
  if (tileUrl) return <FormattedMessage id="privacy.map.tiles" values={{ host: new URL(tileUrl).host }} />
  return <FormattedMessage id="privacy.map.own" />
}

function StoredThingsTable() {
  const { analyticsId } = useServices().facts.config
  const things = [...STORED_THINGS, ...(analyticsId ? ANALYTICS_THINGS : [])]

  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="privacy.cookies.name" />
          </th>
          <th scope="col">
            <FormattedMessage id="privacy.cookies.purpose" />
          </th>
          <th scope="col">
            <FormattedMessage id="privacy.cookies.life" />
          </th>
        </tr>
      </thead>
      <tbody>
        {things.map(({ name, purpose, life }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <FormattedMessage id={purpose} />
            </td>
            <td>
              <FormattedMessage id={life} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
