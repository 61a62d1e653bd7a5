import { Banknote, BedDouble, Clock, FileText, Scale, ShieldCheck } from '@domizil/ui/icons'
import { buttonClass } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { helpPath, searchPath } from '@domizil/links'
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

const POINTS = [
  { id: 'price', Icon: Banknote },
  { id: 'free', Icon: BedDouble },
  { id: 'checked', Icon: ShieldCheck },
  { id: 'time', Icon: Clock },
  { id: 'fair', Icon: Scale },
  { id: 'contract', Icon: FileText },
] as const
const STEPS = ['search', 'request', 'confirm', 'sign'] as const
const QUESTIONS = ['deposit', 'address', 'cancel'] as const

export function RentPage() {
  const intl = useIntl()
  const facts = useTextFacts()
  const flats = useNewFlats()

  return (
    <div className="container">
      <PageTitle description={intl.formatMessage({ id: 'rent.description' })}>
        {intl.formatMessage({ id: 'rent.title' })}
      </PageTitle>
      <PageHero
        title={<FormattedMessage id="rent.headline" />}
        lead={<FormattedMessage id="rent.lead" />}
        actions={
          <>
            <Link to={searchPath()} className={buttonClass({ variant: 'primary', size: 'large' })}>
              <FormattedMessage id="rent.search" />
            </Link>
            <Link to={helpPath()} className={buttonClass({ size: 'large' })}>
              <FormattedMessage id="rent.help" />
            </Link>
          </>
        }
        picture={<FlatFigure flats={flats} place={1} ratio="3 / 2" priority />}
      />
      <Section title={<FormattedMessage id="rent.points.title" />}>
        <Points
          points={POINTS}
          textOf={(id, part) => <FormattedMessage id={`rent.point.${id}.${part}`} values={facts} />}
        />
      </Section>
      <Section title={<FormattedMessage id="rent.steps.title" />}>
        <NumberedSteps
          steps={STEPS}
          textOf={(id, part) => <FormattedMessage id={`rent.step.${id}.${part}`} />}
        />
      </Section>
      <Section title={<FormattedMessage id="rent.questions.title" />}>
        <Questions
          questions={QUESTIONS}
          textOf={(id, part) => <FormattedMessage id={`rent.question.${id}.${part}`} />}
        />
      </Section>
    </div>
  )
}
