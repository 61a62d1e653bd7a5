import { FormattedMessage, useIntl } from 'react-intl'
import { Article } from '../../features/article/article.tsx'
import { PageTitle } from '../../lib/page-title.tsx'
import { useServices } from '../../lib/services.ts'
import { useTextFacts } from '../../lib/use-text-facts.ts'
import { SampleContract } from './sample-contract.tsx'

const SECTIONS = ['kinds', 'term', 'form', 'content', 'deposit', 'register', 'timing'] as const

export function RentalContractInfoPage() {
  const intl = useIntl()
  const facts = useTextFacts()
  const { partner } = useServices().facts.config
  const section = (id: string, values = {}) => ({
    id,
    title: intl.formatMessage({ id: `contract.${id}.title` }),
    content: <FormattedMessage id={`contract.${id}.text`} values={{ ...facts, ...values }} />,
  })
  const partnerLink = partner && (
    <a key="partner" href={partner.url} rel="noopener noreferrer">
      {partner.name}
    </a>
  )

  return (
    <>
      <PageTitle description={intl.formatMessage({ id: 'contract.description' })}>
        {intl.formatMessage({ id: 'contract.title' })}
      </PageTitle>
      <Article
        title={<FormattedMessage id="contract.title" />}
        lead={<FormattedMessage id="contract.lead" values={facts} />}
        sections={[
          ...SECTIONS.map((id) => section(id)),
          {
            id: 'sample',
            title: intl.formatMessage({ id: 'contract.sample.title' }),
            content: <SampleContract />,
          },
          ...(partnerLink ? [section('partner', { partner: partnerLink })] : []),
          section('notice'),
        ]}
      />
    </>
  )
}
