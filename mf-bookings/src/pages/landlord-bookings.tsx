import { type Booking, countOpenInvoices, type OwnFlat, type Question } from '@domizil/api'
import {
  PageTitle,
  type Query,
  queryOf,
  useLocale,
  useQuery,
  useRemoteText,
  useSay,
  useSession,
} from '@domizil/app-kit'
import { Breadcrumb } from '@domizil/app-kit/breadcrumb'
import { SignedInOnly } from '@domizil/app-kit/login'
import { Link, useNavigate, useSearchParams } from '@domizil/app-kit/router'
import { cityNameIn } from '@domizil/domain'
import { chooseBookingsPath, flatBookingsPath, flatPath, myFlatsPath } from '@domizil/links'
import { Inbox } from '@domizil/ui/icons'
import {
  CountBadge,
  EmptyState,
  SectionHeading,
  SelectField,
  Skeleton,
  Spinner,
  Tabs,
} from '@domizil/ui/parts'
import { InvoiceList } from '../features/invoices/invoice-list.tsx'
import { RequestsQueryContext } from '../features/requests/requests-query.ts'
import { TenantRating } from '../features/reviews/tenant-reviews.tsx'
import { LandlordYear, YEAR_PARAM } from '../features/year/landlord-year.tsx'
import styles from './page.module.css'
import { STATUS_PARAM } from '../features/requests/request-filter.ts'
import { OWN_FLATS } from '../lib/own-flats-query.ts'
import { OpenThread } from './open-thread.tsx'
import { RequestExtras } from './request-extras.tsx'
import { RequestsAndQuestions } from './requests-and-questions.tsx'

const TABS = ['requests', 'invoices', 'year'] as const

const ALL_FLATS = ''
/** The height of the field with its label: nothing below it moves when the flats are known. */
const TABS_HEIGHT = '65px'

interface LandlordBookingsProps {
  /** The flat that the page is narrowed to; left out, all of the caller's flats. */
  flatId?: number
  requests: Query<Booking[]>
  questions: Query<Question[]>
}

/** What the page is called by its tab: of all flats, or of one. */
const NAMES = {
  requests: { name: 'flatBookings.title', nameOf: 'flatBookings.titleOf' },
  invoices: { name: 'tabs.invoices', nameOf: 'invoices.titleOf' },
  year: { name: 'tabs.year', nameOf: 'year.titleOf' },
} as const

/** A landlord's requests, questions, invoices and figures: of all flats, or of one. */
export function LandlordBookings({ flatId, requests, questions }: LandlordBookingsProps) {
  const say = useSay()
  const tab = useTab()
  const { flats, isPending, titleOf } = useOwnFlats()
  const { status } = useSession()
  const narrowedTo = flats.find(({ id }) => id === flatId)
  const flat = narrowedTo && titleOf(narrowedTo)
  const ofFlat = flatId === undefined ? {} : { flatId }
  const { name: nameId, nameOf } = NAMES[tab]
  const name = say(nameId)
  const title = flat ? say(nameOf, { flat }) : name

  // The title of the flat is longer than what would stand there before, and would move all below it.
  if (flatId !== undefined && (status === 'loading' || (status === 'authenticated' && isPending))) {
    return (
      <div className={`container ${styles.page}`}>
        <PageTitle>{name}</PageTitle>
        <Spinner label={say('loading')} />
      </div>
    )
  }

  return (
    <div className={`container ${styles.page}`}>
      <PageTitle>{name}</PageTitle>
      <BookingsBreadcrumb flatId={flatId} flat={flat} name={name} />
      <SectionHeading level={1} title={title} hint={tab === 'requests' && say('flatBookings.hint')} />
      <SignedInOnly
        title={say('login.title')}
        text={say('login.text')}
        loading={<Spinner label={say('loading')} />}
      >
        <FlatFilter flatId={flatId} />
        <PageTabs {...ofFlat} />
        {tab === 'invoices' && <InvoiceList {...ofFlat} />}
        {tab === 'year' && (
          <LandlordYear {...ofFlat} flats={flats.map((one) => ({ id: one.id, title: titleOf(one) }))} />
        )}
        {tab === 'requests' && (
          <RequestsQueryContext value={requests}>
            <RequestsAndQuestions
              questions={questions}
              isOfOneFlat={flat !== undefined}
              extras={(request) => <RequestExtras request={request} />}
              beside={(request) => <TenantRating request={request} />}
              empty={
                <EmptyState icon={<Inbox size={28} />} title={say('flatBookings.none')}>
                  {say(flatId === undefined ? 'flatBookings.noneOfAll' : 'flatBookings.noneHint')}
                </EmptyState>
              }
            />
            <OpenThread questions={questions} />
          </RequestsQueryContext>
        )}
      </SignedInOnly>
    </div>
  )
}

interface BookingsBreadcrumbProps {
  flatId: number | undefined
  /** The title of the flat, once it is known. */
  flat: string | undefined
  /** What the page shows: requests or invoices. */
  name: string
}

/** The way to the requests: of all flats, or of one. */
function BookingsBreadcrumb({ flatId, flat, name }: BookingsBreadcrumbProps) {
  const say = useSay()

  return (
    <Breadcrumb
      label={say('flatBookings.breadcrumb')}
      above={[
        { to: myFlatsPath(), name: say('flatBookings.back') },
        ...(flatId !== undefined && flat ? [{ to: flatPath(flatId), name: flat }] : []),
      ]}
      current={name}
    />
  )
}

/** Narrows the page to one flat; those with requests that wait for the landlord say how many. Hidden for landlords of a single flat. */
function FlatFilter({ flatId }: { flatId: number | undefined }) {
  const say = useSay()
  const navigate = useNavigate()
  const tab = useTab()
  const [search] = useSearchParams()
  const { flats, isPending, titleOf } = useOwnFlats()
  const locale = useLocale()
  if (isPending) return <Skeleton height={TABS_HEIGHT} />
  if (flats.length < 2) return null

  const wordsOf = (flat: OwnFlat) =>
    say('flatFilter.flat', {
      title: titleOf(flat),
      city: cityNameIn(locale, flat.address.city),
      count: flat.openRequestCount,
    })
  const choose = (value: string) => {
    const pathname = value === ALL_FLATS ? chooseBookingsPath() : flatBookingsPath(Number(value))
    void navigate({ pathname, search: tabSearch(search, tab) })
  }

  return (
    <div className={styles.filter}>
      <SelectField
        label={say('flatFilter.label')}
        value={flatId === undefined ? ALL_FLATS : String(flatId)}
        onChange={({ target }) => choose(target.value)}
      >
        <option value={ALL_FLATS}>{say('flatFilter.all', { count: flats.length })}</option>
        {flats.map((flat) => (
          <option key={flat.id} value={flat.id}>
            {wordsOf(flat)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** The caller's flats, with their titles; a draft may have none. Without a session there is no call. */
function useOwnFlats() {
  const say = useSay()
  const textOf = useRemoteText()
  const isSignedIn = useSession().status === 'authenticated'
  const { data: flats = [], status } = useQuery(OWN_FLATS, { isEnabled: isSignedIn, isLive: true })

  const titleOf = (flat: OwnFlat): string => {
    const { title_en: en = null, title_local: local = null, address } = flat
    return textOf({ en, local, languageTag: address.languageTag }) || say('choose.untitled')
  }
  return { flats, isPending: status === 'pending', titleOf }
}

type Tab = (typeof TABS)[number]

/** The tab in the URL of a landlord's page. */
function useTab(): Tab {
  const [search] = useSearchParams()
  return TABS.find((tab) => tab === search.get('tab')) ?? 'requests'
}

/**
 * The query of a landlord's page with a tab: the filter of its requests and the year of its figures stay, an open
 * thread does not.
 */
function tabSearch(search: URLSearchParams, tab: Tab): string {
  const kept = new URLSearchParams(
    [...search].filter(([name]) => name === STATUS_PARAM || name === YEAR_PARAM),
  )
  if (tab !== 'requests') kept.set('tab', tab)
  return kept.size > 0 ? `?${kept}` : ''
}

interface PageTabsProps {
  /** The flat that the page is narrowed to; left out, all of the caller's flats. */
  flatId?: number
}

/** The tabs of a landlord's page: requests, invoices and figures. */
function PageTabs({ flatId }: PageTabsProps) {
  const say = useSay()
  const current = useTab()
  const [search] = useSearchParams()

  return (
    <Tabs label={say('tabs.label')}>
      {TABS.map((tab) => (
        <Link
          key={tab}
          to={{ search: tabSearch(search, tab) }}
          aria-current={tab === current ? 'page' : undefined}
        >
          {say(`tabs.${tab}`)} {tab === 'invoices' && <OpenInvoices flatId={flatId} />}
        </Link>
      ))}
    </Tabs>
  )
}

/** The number of invoices that are still to pay. */
function OpenInvoices({ flatId }: { flatId: number | undefined }) {
  const say = useSay()
  const input = flatId === undefined ? {} : { query: { flatId } }
  const { data: { count } = { count: 0 } } = useQuery(queryOf(countOpenInvoices, input), { isLive: true })

  return <CountBadge count={count} label={say('tabs.toPay', { count })} />
}
