import {
  LatePart,
  lazyChunk,
  LoadFailed,
  type LoadFailedProps,
  PageTitle,
  usePreload,
  useSay,
} from '@domizil/app-kit'
import { House } from '@domizil/ui/icons'
import { buttonClass, EmptyState, ErrorState, Skeleton } from '@domizil/ui/parts'
import { Link, useParams } from '@domizil/app-kit/router'
import { myFlatsPath, searchPath } from '@domizil/links'
import { useIntl } from 'react-intl'
import type { PublicFlat } from '@domizil/api'
import { truncate } from '@domizil/domain'
import { isFlatId } from '../lib/flat-id.ts'
import { useFlat } from '../lib/use-flat.ts'
import styles from './flat-page.module.css'
import { FactTiles } from '../features/facts/fact-tiles.tsx'
import { MoreFacts } from '../features/facts/more-facts.tsx'
import { FlatHeading } from '../features/heading/flat-heading.tsx'
import { StatusNotice } from '../features/heading/status-notice.tsx'
import { Photos } from '../features/photos/photos.tsx'
import { PriceCard } from '../features/request/price-card.tsx'
import { RequestSection } from '../features/request/request-section.tsx'
import { FlatDescription } from '../features/texts/flat-description.tsx'
import { useFlatTexts } from '../lib/flat-texts.ts'
import { LATE_TEXTS } from '../lib/late-texts.ts'

/** The length that search engines display. */
const DESCRIPTION_LENGTH = 160

const details = () => import(/* webpackChunkName: "flat-details" */ './flat-details.tsx')
const FlatDetails = lazyChunk('flat-details', async () => (await details()).FlatDetails, {
  messages: LATE_TEXTS,
})
const FlatLandlord = lazyChunk('flat-details', async () => (await details()).FlatLandlord, {
  messages: LATE_TEXTS,
})

interface FlatViewProps {
  flat: PublicFlat
  /** Called when days have been booked meanwhile. */
  onTaken: () => void
}

/** The public view of a flat; its owner sees "Edit" instead of the request. */
function FlatView({ flat, onTaken }: FlatViewProps) {
  const texts = useFlatTexts(flat)
  const title = texts.textOf(flat.title_en, flat.title_local)
  const description = truncate(
    texts.textOf(flat.description_flat_en, flat.description_flat_local).replace(/\s+/g, ' '),
    DESCRIPTION_LENGTH,
  )
  const isListed = flat.status === 'ACTIVE'

  return (
    <div className={`container ${styles.page}`}>
      <PageTitle description={description} noIndex={!isListed}>
        {title}
      </PageTitle>
      <StatusNotice flat={flat} />
      <div className={styles.top}>
        <FlatHeading flat={flat} title={title} language={texts.language} />
        <Photos images={flat.images} title={title} />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <FactTiles flat={flat} />
          <MoreFacts flat={flat} />
          <FlatDescription flat={flat} texts={texts} />
          <LatePart className={styles.details} fallback={<Skeleton height="220px" />}>
            <FlatDetails flat={flat} />
          </LatePart>
        </div>
        <aside className={styles.side}>
          {isListed && !flat.own ? (
            <RequestSection flat={flat} onTaken={onTaken} />
          ) : (
            <PriceCard flat={flat} />
          )}
          <LatePart className={styles.landlord} fallback={<Skeleton height="220px" />}>
            <FlatLandlord flat={flat} title={title} />
          </LatePart>
        </aside>
      </div>
    </div>
  )
}

/** The page of a flat, by the id in the path. */
export function FlatPage() {
  const { id = '' } = useParams()

  return isFlatId(id) ? <KnownFlat key={id} id={Number(id)} /> : <NotAvailable />
}

function KnownFlat({ id }: { id: number }) {
  const { flat, isSettled } = useFlat(id)
  usePreload(FlatDetails, true)
  if (flat.data) return <FlatView flat={flat.data} onTaken={() => void flat.refetch()} />
  if (flat.status !== 'error' || !isSettled) return <Places />
  if (flat.error.status === 404) return <NotAvailable />

  return flat.error.status === 409 ? <Incomplete message={flat.error.message} /> : <Failed flat={flat} />
}

function NotAvailable() {
  const say = useSay()
  const title = useIntl().formatMessage({ id: 'flat.notAvailable' })

  return (
    <div className={`container ${styles.state}`}>
      <PageTitle noIndex>{title}</PageTitle>
      <EmptyState
        headingLevel={1}
        icon={<House size={28} />}
        title={title}
        actions={
          <Link className={buttonClass({ variant: 'primary', size: 'large' })} to={searchPath()}>
            {say('flat.findOther')}
          </Link>
        }
      >
        {say('flat.notAvailableHint')}
      </EmptyState>
    </div>
  )
}

/** A draft that cannot be displayed yet: a retry does not help, its owner has to complete it. */
function Incomplete({ message }: { message: string }) {
  const say = useSay()
  const title = useIntl().formatMessage({ id: 'flat.incomplete' })

  return (
    <div className={`container ${styles.state}`}>
      <PageTitle>{title}</PageTitle>
      <ErrorState
        headingLevel={1}
        icon={<House size={28} />}
        title={title}
        actions={
          <Link className={buttonClass({ variant: 'primary' })} to={myFlatsPath()}>
            {say('ownFlats.title')}
          </Link>
        }
      >
        {message}
      </ErrorState>
    </div>
  )
}

function Failed({ flat }: { flat: LoadFailedProps['query'] }) {
  const say = useSay()
  const title = useIntl().formatMessage({ id: 'flat.failed' })

  return (
    <div className={`container ${styles.state}`}>
      <PageTitle>{title}</PageTitle>
      <LoadFailed query={flat} headingLevel={1} title={title} retry={say('page.retry')} />
    </div>
  )
}

/** The placeholders of the page, with the measures of what comes in view. */
function Places() {
  return (
    <div className={`container ${styles.page}`} aria-busy="true">
      <div className={styles.top}>
        <div className={styles.heading}>
          <Skeleton width="60%" height="32px" />
          <Skeleton width="30%" height="14px" />
        </div>
        <div className={styles.photos}>
          <Skeleton height="100%" />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Skeleton height="84px" />
          <Skeleton height="220px" />
        </div>
        <aside className={styles.side}>
          <Skeleton height="420px" />
        </aside>
      </div>
    </div>
  )
}
