import { FormattedMessage, useIntl } from 'react-intl'
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
  const intl = useIntl()
  const facts = useTextFacts()

  return (
    <>
      <PageTitle description={intl.formatMessage({ id: 'terms.description' })}>
        {intl.formatMessage({ id: 'terms.title' })}
      </PageTitle>
      <Article
        title={<FormattedMessage id="terms.title" />}
        lead={<FormattedMessage id="terms.lead" values={facts} />}
        updated={UPDATED}
        sections={SECTIONS.map((id) => ({
          id,
          title: intl.formatMessage({ id: `terms.${id}.title` }),
          content: <FormattedMessage id={`terms.${id}.text`} values={facts} />,
        }))}
      />
    </>
  )
}
