import type { FlatCard } from '@domizil/api'
import { ArrowRight } from '@domizil/ui/icons'
import { buttonClass } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { offerFlatPath, rentalContractInfoPath } from '@domizil/links'
import { FormattedMessage } from 'react-intl'
import { CallBand } from '../../features/landing/call-band.tsx'
import { FlatFigure } from '../../features/new-flats/flat-figure.tsx'
import { useTextFacts } from '../../lib/use-text-facts.ts'
import styles from './landlord-band.module.css'

/** A flat that the page does not show elsewhere. */
const PLACE = 5
const POINTS = ['approve', 'contract', 'fee'] as const

export function LandlordBand({ flats }: { flats: readonly FlatCard[] | undefined }) {
  const facts = useTextFacts()

  return (
    <CallBand
      title={<FormattedMessage id="home.landlord.title" />}
      points={POINTS.map((id) => ({
        id,
        text: <FormattedMessage id={`home.landlord.${id}`} values={facts} />,
      }))}
      actions={
        <>
          <Link to={offerFlatPath()} className={buttonClass({ variant: 'inverse', size: 'large' })}>
            <FormattedMessage id="nav.offer" />
          </Link>
          <Link to={rentalContractInfoPath()} className={styles.more}>
            <FormattedMessage id="footer.contractInfo" />
            <ArrowRight size={16} aria-hidden="true" />
          </Link>
        </>
      }
      picture={<FlatFigure flats={flats} place={PLACE} ratio="4 / 3" />}
    />
  )
}
