import { useSay } from '@domizil/app-kit/say'
import { Article } from '../../features/article/article.tsx'
import { PageTitle } from '../../lib/page-title.tsx'
import { useTextFacts } from '../../lib/use-text-facts.ts'

/** The day since which this version applies: update it with every change of the text. */
const UPDATED = '2026-11-20'

const SECTIONS = [
  'scope',
  'account',
  'listing',
  'booking',
  'payment',
  'fee',
  'reviews',
  'ranking',
  'conduct',
  'withdrawal',
  'liability',
  'complaints',
  'final',
] as const

export function TermsAndConditionsPage() {
  const say = useSay()
  const facts = useTextFacts()

  return (
    <>
      <PageTitle description={say('terms.description')}>{say('terms.title')}</PageTitle>
      <Article
        title={say('terms.title')}
        lead={say('terms.lead', facts)}
        updated={UPDATED}
        sections={SECTIONS.map((id) => ({
          id,
          title: say(`terms.${id}.title`),
          content: say(`terms.${id}.text`, facts),
        }))}
      />
    </>
  )
}
