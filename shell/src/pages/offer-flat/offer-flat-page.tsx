import { Link } from '@domizil/app-kit/router'
import { preWizardPath, rentalContractInfoPath } from '@domizil/links'
import { CalendarDays, ChartColumn, FileText, Handshake } from '@domizil/ui/icons'
import { buttonClass } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { CallBand } from '../../features/landing/call-band.tsx'
import { NumberedSteps } from '../../features/landing/numbered-steps.tsx'
import { PageHero } from '../../features/landing/page-hero.tsx'
import { Points } from '../../features/landing/points.tsx'
import { Section } from '../../features/landing/section.tsx'
import { Sum } from '../../features/landing/sum.tsx'
import { FlatFigure } from '../../features/new-flats/flat-figure.tsx'
import { useNewFlats } from '../../features/new-flats/use-new-flats.ts'
import { PageTitle } from '../../lib/page-title.tsx'
import { useServices } from '../../lib/services.ts'
import { useTextFacts } from '../../lib/use-text-facts.ts'

/** The start of a new listing. */
const START_PATH = preWizardPath()

/** Six months at 1,200 €, as in the text beside it. */
const RENT = 7_200

const POINTS = [
  { id: 'choose', Icon: Handshake },
  { id: 'calendar', Icon: CalendarDays },
  { id: 'contract', Icon: FileText },
  { id: 'score', Icon: ChartColumn },
] as const
const STEPS = ['place', 'pictures', 'texts', 'energy'] as const
const REASONS = ['save', 'review', 'pause'] as const

export function OfferFlatPage() {
  const intl = useIntl()
  const flats = useNewFlats()
  const facts = useTextFacts()

  return (
    <div className="container">
      <PageTitle description={intl.formatMessage({ id: 'offer.description' })}>
        {intl.formatMessage({ id: 'offer.title' })}
      </PageTitle>
      <PageHero
        title={<FormattedMessage id="offer.headline" />}
        lead={<FormattedMessage id="offer.lead" />}
        actions={
          <>
            <Link to={START_PATH} className={buttonClass({ variant: 'primary', size: 'large' })}>
              <FormattedMessage id="offer.start" />
            </Link>
            <Link to={rentalContractInfoPath()} className={buttonClass({ size: 'large' })}>
              <FormattedMessage id="offer.contract" />
            </Link>
          </>
        }
        picture={<FlatFigure flats={flats} place={2} ratio="3 / 2" priority />}
      />
      <Section title={<FormattedMessage id="offer.points.title" />}>
        <Points
          points={POINTS}
          textOf={(id, part) => <FormattedMessage id={`offer.point.${id}.${part}`} />}
        />
      </Section>
      <Section title={<FormattedMessage id="offer.steps.title" />}>
        <NumberedSteps
          steps={STEPS}
          textOf={(id, part) => <FormattedMessage id={`offer.step.${id}.${part}`} values={facts} />}
        />
      </Section>
      <PriceExample />
      <CallBand
        title={<FormattedMessage id="offer.band.title" />}
        points={REASONS.map((id) => ({ id, text: <FormattedMessage id={`offer.band.${id}`} /> }))}
        actions={
          <Link to={START_PATH} className={buttonClass({ variant: 'inverse', size: 'large' })}>
            <FormattedMessage id="offer.start" />
          </Link>
        }
        picture={<FlatFigure flats={flats} place={5} ratio="4 / 3" />}
      />
    </div>
  )
}

/** The fee for landlords, from the configuration. */
function PriceExample() {
  const facts = useTextFacts()
  const { fees } = useServices().facts.config
  const fee = (RENT * fees.percent) / 100
  const vat = (fee * fees.vatPercent) / 100

  return (
    <Section title={<FormattedMessage id="offer.price.title" />}>
      <Sum
        text={<FormattedMessage id="offer.price.text" values={facts} />}
        parts={[
          { id: 'rent', name: <FormattedMessage id="offer.price.rent" />, amount: RENT },
          { id: 'fee', name: <FormattedMessage id="offer.price.fee" values={facts} />, amount: -fee },
          { id: 'vat', name: <FormattedMessage id="offer.price.vat" values={facts} />, amount: -vat },
        ]}
        total={<FormattedMessage id="offer.price.keep" />}
      />
    </Section>
  )
}
