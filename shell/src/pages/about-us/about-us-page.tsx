import { useSay } from '@domizil/app-kit/say'
import { Accessibility, ArrowDownUp, Lock, Scale } from '@domizil/ui/icons'
import { PageHero } from '../../features/landing/page-hero.tsx'
import { Points } from '../../features/landing/points.tsx'
import { Section } from '../../features/landing/section.tsx'
import { FlatFigure } from '../../features/new-flats/flat-figure.tsx'
import { useNewFlats } from '../../features/new-flats/use-new-flats.ts'
import { PageTitle } from '../../lib/page-title.tsx'
import { useTextFacts } from '../../lib/use-text-facts.ts'

const VALUES = [
  { id: 'fair', Icon: Scale },
  { id: 'open', Icon: ArrowDownUp },
  { id: 'private', Icon: Lock },
  { id: 'all', Icon: Accessibility },
] as const

export function AboutUsPage() {
  const say = useSay()
  const facts = useTextFacts()
  const flats = useNewFlats()

  return (
    <div className="container">
      <PageTitle description={say('about.description')}>{say('about.title')}</PageTitle>
      <PageHero
        title={say('about.headline')}
        lead={say('about.lead', facts)}
        picture={<FlatFigure flats={flats} place={3} ratio="3 / 2" priority />}
      />
      <Section title={say('about.story.title')}>
        <div className="prose">{say('about.story.text', facts)}</div>
      </Section>
      <Section title={say('about.values.title')}>
        <Points points={VALUES} textOf={(id, part) => say(`about.value.${id}.${part}`)} />
      </Section>
      <Section title={say('about.company.title')}>
        <div className="prose">{say('about.company.text', facts)}</div>
      </Section>
    </div>
  )
}
