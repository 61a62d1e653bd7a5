import { Banknote, Building2, Laptop, Users } from '@domizil/ui/icons'
import { buttonClass } from '@domizil/ui/parts'
import { Link } from '@domizil/ui/router'
import { FormattedMessage, useIntl } from 'react-intl'
import { PageHero } from '../../features/landing/page-hero.tsx'
import { Points } from '../../features/landing/points.tsx'
import { Section } from '../../features/landing/section.tsx'
import { FlatFigure } from '../../features/new-flats/flat-figure.tsx'
import { useNewFlats } from '../../features/new-flats/use-new-flats.ts'
import { PageTitle } from '../../lib/page-title.tsx'
import { useTextFacts } from '../../lib/use-text-facts.ts'

const POINTS = [
  { id: 'company', Icon: Building2 },
  { id: 'price', Icon: Banknote },
  { id: 'equipment', Icon: Laptop },
  { id: 'several', Icon: Users },
] as const
const TEXTS = ['landlords', 'contact'] as const

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
            <Link to="/search?amen=DESK,WIFI" className={buttonClass({ variant: 'primary', size: 'large' })}>
              <FormattedMessage id="business.search" />
            </Link>
            <a href={`mailto:${facts.email}`} className={buttonClass({ size: 'large' })}>
              <FormattedMessage id="business.write" />
            </a>
          </>
        }
        picture={
          <FlatFigure
            flats={flats}
            place={9}
            sizes="(max-width: 767px) 100vw, 560px"
            ratio="3 / 2"
            priority
          />
        }
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
      {TEXTS.map((id) => (
        <Section key={id} title={<FormattedMessage id={`business.${id}.title`} />}>
          <div className="prose">
            <FormattedMessage id={`business.${id}.text`} values={facts} />
          </div>
        </Section>
      ))}
    </div>
  )
}
