import { Link } from '@domizil/app-kit/router'
import { useSay } from '@domizil/app-kit/say'
import { WHOLE_EUROS } from '@domizil/domain'
import { helpPath, offerFlatPath, searchPath } from '@domizil/links'
import { Banknote, Building2, Clock, FileText, Laptop, Users } from '@domizil/ui/icons'
import { buttonClass } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { CallBand } from '../../features/landing/call-band.tsx'
import { NumberedSteps } from '../../features/landing/numbered-steps.tsx'
import { PageHero } from '../../features/landing/page-hero.tsx'
import { Points } from '../../features/landing/points.tsx'
import { Questions } from '../../features/landing/questions.tsx'
import { Section } from '../../features/landing/section.tsx'
import { Sum } from '../../features/landing/sum.tsx'
import { FlatFigure } from '../../features/new-flats/flat-figure.tsx'
import { useNewFlats } from '../../features/new-flats/use-new-flats.ts'
import { PageTitle } from '../../lib/page-title.tsx'
import { useTextFacts } from '../../lib/use-text-facts.ts'

/** The contact form, prefilled with the questions to companies. */
const ASK_PATH = helpPath({ company: true, section: 'contact' })

const NIGHT = 95

const MONTH = 1_400

const HOTEL = 90 * NIGHT

const FLAT = 3 * MONTH

const POINTS = [
  { id: 'company', Icon: Building2 },
  { id: 'price', Icon: Banknote },
  { id: 'several', Icon: Users },
  { id: 'time', Icon: Clock },
  { id: 'equipment', Icon: Laptop },
  { id: 'contract', Icon: FileText },
] as const
const STEPS = ['list', 'request', 'confirm', 'move'] as const
const QUESTIONS = ['sign', 'several', 'length', 'register', 'invoice', 'change'] as const

export function BusinessPage() {
  const say = useSay()
  const facts = useTextFacts()
  const flats = useNewFlats()

  return (
    <div className="container">
      <PageTitle description={say('business.description')}>{say('business.title')}</PageTitle>
      <PageHero
        title={say('business.headline')}
        lead={say('business.lead')}
        actions={
          <>
            <Link
              to={searchPath({ amenities: ['WIFI', 'DESK'] })}
              className={buttonClass({ variant: 'primary', size: 'large' })}
            >
              {say('business.search')}
            </Link>
            <Link to={ASK_PATH} className={buttonClass({ size: 'large' })}>
              {say('business.ask')}
            </Link>
          </>
        }
        picture={<FlatFigure flats={flats} place={0} ratio="3 / 2" priority />}
      />
      <Section title={say('business.points.title')}>
        <Points points={POINTS} textOf={(id, part) => say(`business.point.${id}.${part}`)} />
      </Section>
      <Section title={say('business.steps.title')}>
        <NumberedSteps steps={STEPS} textOf={(id, part) => say(`business.step.${id}.${part}`)} />
      </Section>
      <CostExample />
      <Section title={say('business.faq.title')}>
        <Questions questions={QUESTIONS} textOf={(id, part) => say(`business.faq.${id}.${part}`, facts)} />
      </Section>
      <Section
        title={say('business.landlords.title')}
        action={
          <Link to={offerFlatPath()} className={buttonClass()}>
            {say('business.landlords.offer')}
          </Link>
        }
      >
        <div className="prose">{say('business.landlords.text', facts)}</div>
      </Section>
      <CompanyContact picture={<FlatFigure flats={flats} place={4} ratio="4 / 3" />} />
    </div>
  )
}

/** Contact options for companies: the form, telephone and mail. */
function CompanyContact({ picture }: { picture: ReactNode }) {
  const say = useSay()
  const { phone, email } = useTextFacts()
  const reach = {
    phone: (
      <a key="phone" translate="no" href={`tel:${phone.replace(/\s/g, '')}`}>
        {phone}
      </a>
    ),
    email: (
      <a key="email" translate="no" href={`mailto:${email}`}>
        {email}
      </a>
    ),
  }

  return (
    <CallBand
      title={say('business.contact.title')}
      points={[
        { id: 'list', text: say('business.contact.list') },
        { id: 'frame', text: say('business.contact.frame') },
        {
          id: 'reach',
          text: <span>{say('business.contact.reach', reach)}</span>,
        },
      ]}
      actions={
        <Link to={ASK_PATH} className={buttonClass({ variant: 'inverse', size: 'large' })}>
          {say('business.ask')}
        </Link>
      }
      picture={picture}
    />
  )
}

/** The costs of three months in a hotel and in a flat. */
function CostExample() {
  const say = useSay()
  const intl = useIntl()
  const euro = (amount: number) => intl.formatNumber(amount, WHOLE_EUROS)
  const amounts = { night: euro(NIGHT), hotel: euro(HOTEL), month: euro(MONTH), flat: euro(FLAT) }

  return (
    <Section title={say('business.cost.title')}>
      <Sum
        text={say('business.cost.text', amounts)}
        parts={[
          { id: 'hotel', name: say('business.cost.hotel'), amount: HOTEL },
          { id: 'flat', name: say('business.cost.flat'), amount: -FLAT },
        ]}
        total={say('business.cost.rest')}
      />
    </Section>
  )
}
