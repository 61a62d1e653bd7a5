import type { PublicFlat } from '@domizil/api'
import { ReportButton } from '@domizil/flat-ui/report'
import { Amenities } from '../features/amenities/amenities.tsx'
import { AskLandlord } from '../features/ask/ask-landlord.tsx'
import { EnergySection } from '../features/energy/energy-section.tsx'
import { HouseRules } from '../features/house-rules/house-rules.tsx'
import { LandlordCard } from '../features/landlord/landlord-card.tsx'
import { PlaceSection } from '../features/place/place-section.tsx'
import { AvailabilitySection } from '../features/request/availability-section.tsx'
import { Reviews } from '../features/reviews/reviews.tsx'
import styles from './flat-page.module.css'

/** A flat that was never listed has no reviews. */
const HAS_REVIEWS: ReadonlySet<PublicFlat['status']> = new Set(['ACTIVE', 'INACTIVE'])

/** What there is to know of a flat below its description. */
export function FlatDetails({ flat }: { flat: PublicFlat }) {
  return (
    <>
      <Amenities flat={flat} />
      <HouseRules rules={flat.houseRules} />
      {flat.energyCertificate && <EnergySection certificate={flat.energyCertificate} />}
      {flat.status === 'ACTIVE' && !flat.own && <AvailabilitySection flat={flat} />}
      <PlaceSection flat={flat} />
      {HAS_REVIEWS.has(flat.status) && <Reviews flatId={flat.id} canReply={flat.own} />}
    </>
  )
}

/** Who lets the flat, and how to ask or report them. */
export function FlatLandlord({ flat, title }: { flat: PublicFlat; title: string }) {
  return (
    <>
      <LandlordCard
        flat={flat}
        contact={flat.status === 'ACTIVE' && <AskLandlord flatId={flat.id} landlord={flat.landlord.name} />}
      />
      {!flat.own && (
        <div className={styles.reports}>
          <ReportButton target="FLAT" id={flat.id} quote={title} />
          <ReportButton target="LANDLORD" id={flat.id} quote={flat.landlord.name} />
        </div>
      )}
    </>
  )
}
