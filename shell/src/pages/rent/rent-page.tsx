import { useSay } from '@domizil/app-kit/say'
import { Banknote, BedDouble, Clock, FileText, Scale, ShieldCheck } from '@domizil/ui/icons'
import { buttonClass } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { helpPath, searchPath } from '@domizil/links'
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
  const say = useSay()
  const facts = useTextFacts()
  const flats = useNewFlats()

  return (
    <div className="container">
      <PageTitle description={say('rent.description')}>{say('rent.title')}</PageTitle>
      <PageHero
        title={say('rent.headline')}
        lead={say('rent.lead')}
        actions={
          <>
            <Link to={searchPath()} className={buttonClass({ variant: 'primary', size: 'large' })}>
              {say('rent.search')}
            </Link>
            <Link to={helpPath()} className={buttonClass({ size: 'large' })}>
              {say('rent.help')}
            </Link>
          </>
        }
        picture={<FlatFigure flats={flats} place={1} ratio="3 / 2" priority />}
      />
      <Section title={say('rent.points.title')}>
        <Points points={POINTS} textOf={(id, part) => say(`rent.point.${id}.${part}`, facts)} />
      </Section>
      <Section title={say('rent.steps.title')}>
        <NumberedSteps steps={STEPS} textOf={(id, part) => say(`rent.step.${id}.${part}`)} />
      </Section>
      <Section title={say('rent.questions.title')}>
        <Questions questions={QUESTIONS} textOf={(id, part) => say(`rent.question.${id}.${part}`)} />
      </Section>
    </div>
  )
}
