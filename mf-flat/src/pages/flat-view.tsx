import type { PublicFlat } from '@domizil/api'
import { truncate } from '@domizil/domain'
import { PageTitle } from '@domizil/app-kit'
import { ReportButton } from '@domizil/flat-ui/report'
import { AskLandlord } from '../features/ask/ask-landlord.tsx'
import { Amenities } from '../features/amenities/amenities.tsx'
import { EnergySection } from '../features/energy/energy-section.tsx'
import { FactTiles } from '../features/facts/fact-tiles.tsx'
import { MoreFacts } from '../features/facts/more-facts.tsx'
import { FlatHeading } from '../features/heading/flat-heading.tsx'
import { Reviews } from '../features/reviews/reviews.tsx'
import { StatusNotice } from '../features/heading/status-notice.tsx'
import { HouseRules } from '../features/house-rules/house-rules.tsx'
import { LandlordCard } from '../features/landlord/landlord-card.tsx'
import { Photos } from '../features/photos/photos.tsx'
import { PlaceSection } from '../features/place/place-section.tsx'
import { AvailabilitySection } from '../features/request/availability-section.tsx'
import { PriceCard } from '../features/request/price-card.tsx'
import { RequestSection } from '../features/request/request-section.tsx'
import { FlatDescription } from '../features/texts/flat-description.tsx'
import { useFlatTexts } from '../lib/flat-texts.ts'
import styles from './flat-page.module.css'

/** The length that search engines display. */
const DESCRIPTION_LENGTH = 160

/** A flat that was never listed has no reviews. */
const HAS_REVIEWS: ReadonlySet<PublicFlat['status']> = new Set(['ACTIVE', 'INACTIVE'])

interface FlatViewProps {
  flat: PublicFlat
  /** Called when days have been booked meanwhile. */
  onTaken: () => void
}

/** The public view of a flat; its owner sees "Edit" instead of the request. */
export function FlatView({ flat, onTaken }: FlatViewProps) {
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
          <Amenities flat={flat} />
          <HouseRules rules={flat.houseRules} />
          {flat.energyCertificate && <EnergySection certificate={flat.energyCertificate} />}
          {isListed && !flat.own && <AvailabilitySection flat={flat} />}
          <PlaceSection flat={flat} />
          {HAS_REVIEWS.has(flat.status) && <Reviews flatId={flat.id} canReply={flat.own} />}
        </div>
        <aside className={styles.side}>
          {isListed && !flat.own ? (
            <RequestSection flat={flat} onTaken={onTaken} />
          ) : (
            <PriceCard flat={flat} />
          )}
          <LandlordCard
            flat={flat}
            contact={isListed && <AskLandlord flatId={flat.id} landlord={flat.landlord.name} />}
          />
          {!flat.own && (
            <div className={styles.reports}>
              <ReportButton target="FLAT" id={flat.id} quote={title} />
              <ReportButton target="LANDLORD" id={flat.id} quote={flat.landlord.name} />
            </div>
          )}
        </aside>
      </div>
    </div>
  )
}
