import { HydratedLater } from '@domizil/app-kit/hydrated-later'
import { FormattedMessage, useIntl } from 'react-intl'
import { NewFlats } from '../../features/new-flats/new-flats.tsx'
import { useNewFlats } from '../../features/new-flats/use-new-flats.ts'
import { NumberedSteps } from '../../features/landing/numbered-steps.tsx'
import { Section } from '../../features/landing/section.tsx'
import { PageTitle } from '../../lib/page-title.tsx'
import { HomeCities } from './home-cities.tsx'
import { HomeHero } from './home-hero.tsx'
import { LandlordBand } from './landlord-band.tsx'
import { AnswerArt, ContractArt, RequestArt } from './step-art.tsx'

const STEPS = [
  { id: 'request', Art: RequestArt },
  { id: 'answer', Art: AnswerArt },
  { id: 'sign', Art: ContractArt },
] as const

export function HomePage() {
  const intl = useIntl()
  const flats = useNewFlats()

  return (
    <div className="container">
      <PageTitle description={intl.formatMessage({ id: 'home.description' })}>
        {intl.formatMessage({ id: 'home.title' })}
      </PageTitle>
      <HomeHero flats={flats} />
      <HydratedLater>
        <NewFlats flats={flats} />
      </HydratedLater>
      <HydratedLater>
        <HomeCities />
      </HydratedLater>
      <HydratedLater>
        <Section
          title={<FormattedMessage id="home.how.title" />}
          hint={<FormattedMessage id="home.how.hint" />}
        >
          <NumberedSteps
            steps={STEPS.map(({ id, Art }) => ({
              id,
              title: <FormattedMessage id={`home.step.${id}.title`} />,
              text: <FormattedMessage id={`home.step.${id}.text`} />,
              art: <Art />,
            }))}
          />
        </Section>
        <LandlordBand flats={flats} />
      </HydratedLater>
    </div>
  )
}
