import { useSay } from '@domizil/app-kit/say'
import { Article } from '../../features/article/article.tsx'
import { PageTitle } from '../../lib/page-title.tsx'
import { useServices } from '../../lib/services.ts'
import { useTextFacts } from '../../lib/use-text-facts.ts'

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

/** Everything that the product stores in a visitor's browser: its key, and the text on purpose and duration. */
const STORED_THINGS = [
  { name: 'locale', purpose: 'privacy.cookie.locale.purpose', life: 'privacy.cookie.locale.life' },
  { name: 'bucket', purpose: 'privacy.cookie.bucket.purpose', life: 'privacy.cookie.bucket.life' },
  { name: 'remotes', purpose: 'privacy.cookie.remotes.purpose', life: 'privacy.cookie.session' },
  {
    name: 'KEYCLOAK_IDENTITY',
    purpose: 'privacy.cookie.identity.purpose',
    life: 'privacy.cookie.identity.life',
  },
  {
    name: 'KEYCLOAK_SESSION',
    purpose: 'privacy.cookie.status.purpose',
    life: 'privacy.cookie.identity.life',
  },
  {
    name: 'AUTH_SESSION_ID, AUTH_SESSION_RESUME',
    purpose: 'privacy.cookie.interaction.purpose',
    life: 'privacy.cookie.interaction.life',
  },
  {
    name: 'AUTH_RETURN_TO',
    purpose: 'privacy.cookie.signInReturn.purpose',
    life: 'privacy.cookie.signInReturn.life',
  },
  {
    name: 'KEYCLOAK_LOCALE',
    purpose: 'privacy.cookie.identityLocale.purpose',
    life: 'privacy.cookie.locale.life',
  },
  {
    name: 'KEYCLOAK_3P_COOKIE, KEYCLOAK_3P_COOKIE_SAMESITE',
    purpose: 'privacy.cookie.probe.purpose',
    life: 'privacy.cookie.probe.life',
  },
  { name: 'domizil.cookies', purpose: 'privacy.cookie.consent.purpose', life: 'privacy.cookie.delete' },
  {
    name: 'domizil.signed-in',
    purpose: 'privacy.cookie.signedIn.purpose',
    life: 'privacy.cookie.signedIn.life',
  },
  { name: 'domizil.favourites', purpose: 'privacy.cookie.favourites.purpose', life: 'privacy.cookie.delete' },
  { name: 'domizil.return-to', purpose: 'privacy.cookie.return.purpose', life: 'privacy.cookie.return.life' },
  {
    name: 'domizil.return-dialogs',
    purpose: 'privacy.cookie.returnDialogs.purpose',
    life: 'privacy.cookie.return.life',
  },
  { name: 'domizil.account-deleted', purpose: 'privacy.cookie.deletion.purpose', life: 'privacy.cookie.tab' },
  { name: 'domizil.reloads', purpose: 'privacy.cookie.reloads.purpose', life: 'privacy.cookie.tab' },
  { name: 'domizil.scroll', purpose: 'privacy.cookie.scroll.purpose', life: 'privacy.cookie.tab' },
  { name: 'domizil.flat-form.*', purpose: 'privacy.cookie.form.purpose', life: 'privacy.cookie.tab' },
  {
    name: 'domizil.first-photos',
    purpose: 'privacy.cookie.photos.purpose',
    life: 'privacy.cookie.photos.life',
  },
  { name: 'domizil.search-sheet', purpose: 'privacy.cookie.sheet.purpose', life: 'privacy.cookie.tab' },
  { name: 'domizil.request.*', purpose: 'privacy.cookie.request.purpose', life: 'privacy.cookie.tab' },
  { name: 'domizil.draft.*', purpose: 'privacy.cookie.draft.purpose', life: 'privacy.cookie.tab' },
  { name: 'domizil.admin.*', purpose: 'privacy.cookie.columns.purpose', life: 'privacy.cookie.delete' },
] as const

/** Stored only with analytics and consent. */
const ANALYTICS_THINGS = [
  { name: '_ga, _ga_*', purpose: 'privacy.cookie.analytics.purpose', life: 'privacy.cookie.analytics.life' },
] as const

export function PrivacyPolicyPage() {
  const say = useSay()
  const facts = useTextFacts()
  const { analyticsId } = useServices().facts.config
  const title = (id: string) => say(`privacy.${id}.title`)
  const section = (id: (typeof BEFORE_MAP | typeof AFTER_MAP)[number]) => ({
    id,
    title: title(id),
    content: (
      <>
        {say(`privacy.${id}.text`, facts)}
        {id === 'cookies' && <StoredThingsTable />}
        {id === 'listing' && <GeocoderText />}
        {id === 'analytics' && analyticsId && say('privacy.analytics.provider')}
      </>
    ),
  })

  return (
    <>
      <PageTitle description={say('privacy.description')}>{say('privacy.title')}</PageTitle>
      <Article
        title={say('privacy.title')}
        lead={say('privacy.lead', facts)}
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
  const say = useSay()
  const { geocoder } = useServices().facts.config

  if (!geocoder) return null
  if (geocoder.kind === 'google') return say('privacy.geocoder.google')
  return say('privacy.geocoder.nominatim', { host: geocoder.host })
}

/** The recipient of map requests depends on the configured map. */
function MapText() {
  const say = useSay()
  const { googleKey, tileUrl } = useServices().facts.config.map

  if (googleKey) return say('privacy.map.google')
  if (tileUrl) return say('privacy.map.tiles', { host: new URL(tileUrl).host })
  return say('privacy.map.own')
}

function StoredThingsTable() {
  const say = useSay()
  const { analyticsId } = useServices().facts.config
  const things = [...STORED_THINGS, ...(analyticsId ? ANALYTICS_THINGS : [])]

  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('privacy.cookies.name')}</th>
          <th scope="col">{say('privacy.cookies.purpose')}</th>
          <th scope="col">{say('privacy.cookies.life')}</th>
        </tr>
      </thead>
      <tbody>
        {things.map(({ name, purpose, life }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{say(purpose)}</td>
            <td>{say(life)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
