import { Accessibility, ArrowDownUp, Lock, Scale } from '@domizil/ui/icons'
import { FormattedMessage, useIntl } from 'react-intl'
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
  const intl = useIntl()
  const facts = useTextFacts()
  const flats = useNewFlats()

  return (
    <div className="container">
      <PageTitle description={intl.formatMessage({ id: 'about.description' })}>
        {intl.formatMessage({ id: 'about.title' })}
      </PageTitle>
      <PageHero
        title={<FormattedMessage id="about.headline" />}
        lead={<FormattedMessage id="about.lead" values={facts} />}
        picture={<FlatFigure flats={flats} place={3} ratio="3 / 2" priority />}
      />
      <Section title={<FormattedMessage id="about.story.title" />}>
        <div className="prose">
          <FormattedMessage id="about.story.text" values={facts} />
        </div>
      </Section>
      <Section title={<FormattedMessage id="about.values.title" />}>
        <Points
          points={VALUES}
          textOf={(id, part) => <FormattedMessage id={`about.value.${id}.${part}`} />}
        />
      </Section>
      <Section title={<FormattedMessage id="about.company.title" />}>
        <div className="prose">
          <FormattedMessage id="about.company.text" values={facts} />
        </div>
      </Section>
    </div>
  )
}
