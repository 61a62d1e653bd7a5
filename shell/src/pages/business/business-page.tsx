import { Banknote, Building2, Clock, FileText, Laptop, Users } from '@domizil/ui/icons'
import { buttonClass } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { offerFlatPath, searchPath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'
import { NumberedSteps } from '../../features/landing/numbered-steps.tsx'
import { PageHero } from '../../features/landing/page-hero.tsx'
import { Points } from '../../features/landing/points.tsx'
import { Questions } from '../../features/landing/questions.tsx'
import { Section } from '../../features/landing/section.tsx'
import { FlatFigure } from '../../features/new-flats/flat-figure.tsx'
import { useNewFlats } from '../../features/new-flats/use-new-flats.ts'
import { PageTitle } from '../../lib/page-title.tsx'
import { useTextFacts } from '../../lib/use-text-facts.ts'
import { ASK_PATH } from './ask-path.ts'
import { CompanyContact } from './company-contact.tsx'
import { CostExample } from './cost-example.tsx'

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
  const intl = useIntl()
  const facts = useTextFacts()
  const flats = useNewFlats()

  return (
    <div className="container">
      <PageTitle description={intl.formatMessage({ id: 'business.description' })}>
        {intl.formatMessage({ id: 'business.title' })}
      </PageTitle>
      <PageHero
        title={<FormattedMessage id="business.headline" />}
        lead={<FormattedMessage id="business.lead" />}
        actions={
          <>
            <Link
              to={searchPath({ amenities: ['WIFI', 'DESK'] })}
              className={buttonClass({ variant: 'primary', size: 'large' })}
            >
              <FormattedMessage id="business.search" />
            </Link>
            <Link to={ASK_PATH} className={buttonClass({ size: 'large' })}>
              <FormattedMessage id="business.ask" />
            </Link>
          </>
        }
        picture={<FlatFigure flats={flats} place={9} ratio="3 / 2" priority />}
      />
      <Section title={<FormattedMessage id="business.points.title" />}>
        <Points
          points={POINTS.map(({ id, Icon }) => ({
            id,
            Icon,
            title: <FormattedMessage id={`business.point.${id}.title`} />,
            text: <FormattedMessage id={`business.point.${id}.text`} />,
          }))}
        />
      </Section>
      <Section title={<FormattedMessage id="business.steps.title" />}>
        <NumberedSteps
          steps={STEPS.map((id) => ({
            id,
            title: <FormattedMessage id={`business.step.${id}.title`} />,
            text: <FormattedMessage id={`business.step.${id}.text`} />,
          }))}
        />
      </Section>
      <CostExample />
      <Section title={<FormattedMessage id="business.faq.title" />}>
        <Questions
          questions={QUESTIONS.map((id) => ({
            id,
            question: <FormattedMessage id={`business.faq.${id}.question`} values={facts} />,
            answer: <FormattedMessage id={`business.faq.${id}.answer`} />,
          }))}
        />
      </Section>
      <Section
        title={<FormattedMessage id="business.landlords.title" />}
        action={
          <Link to={offerFlatPath()} className={buttonClass()}>
            <FormattedMessage id="business.landlords.offer" />
          </Link>
        }
      >
        <div className="prose">
          <FormattedMessage id="business.landlords.text" values={facts} />
        </div>
      </Section>
      <CompanyContact picture={<FlatFigure flats={flats} place={11} ratio="4 / 3" />} />
    </div>
  )
}
