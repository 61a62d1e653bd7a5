import { Link } from '@domizil/app-kit/router'
import { useSay } from '@domizil/app-kit/say'
import { preWizardPath, rentalContractInfoPath } from '@domizil/links'
import { CalendarDays, ChartColumn, FileText, Handshake } from '@domizil/ui/icons'
import { buttonClass } from '@domizil/ui/parts'
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
  const say = useSay()
  const flats = useNewFlats()
  const facts = useTextFacts()

  return (
    <div className="container">
      <PageTitle description={say('offer.description')}>{say('offer.title')}</PageTitle>
      <PageHero
        title={say('offer.headline')}
        lead={say('offer.lead')}
        actions={
          <>
            <Link to={START_PATH} className={buttonClass({ variant: 'primary', size: 'large' })}>
              {say('offer.start')}
            </Link>
            <Link to={rentalContractInfoPath()} className={buttonClass({ size: 'large' })}>
              {say('offer.contract')}
            </Link>
          </>
        }
        picture={<FlatFigure flats={flats} place={2} ratio="3 / 2" priority />}
      />
      <Section title={say('offer.points.title')}>
        <Points points={POINTS} textOf={(id, part) => say(`offer.point.${id}.${part}`)} />
      </Section>
      <Section title={say('offer.steps.title')}>
        <NumberedSteps steps={STEPS} textOf={(id, part) => say(`offer.step.${id}.${part}`, facts)} />
      </Section>
      <PriceExample />
      <CallBand
        title={say('offer.band.title')}
        points={REASONS.map((id) => ({ id, text: say(`offer.band.${id}`) }))}
        actions={
          <Link to={START_PATH} className={buttonClass({ variant: 'inverse', size: 'large' })}>
            {say('offer.start')}
          </Link>
        }
        picture={<FlatFigure flats={flats} place={5} ratio="4 / 3" />}
      />
    </div>
  )
}

/** The fee for landlords, from the configuration. */
function PriceExample() {
  const say = useSay()
  const facts = useTextFacts()
  const { fees } = useServices().facts.config
  const fee = (RENT * fees.percent) / 100
  const vat = (fee * fees.vatPercent) / 100

  return (
    <Section title={say('offer.price.title')}>
      <Sum
        text={say('offer.price.text', facts)}
        parts={[
          { id: 'rent', name: say('offer.price.rent'), amount: RENT },
          { id: 'fee', name: say('offer.price.fee', facts), amount: -fee },
          { id: 'vat', name: say('offer.price.vat', facts), amount: -vat },
        ]}
        total={say('offer.price.keep')}
      />
    </Section>
  )
}
