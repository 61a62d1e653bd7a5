import { getSampleContract } from '@domizil/api'
import { Download } from '@domizil/ui/icons'
import { Button, saveFile } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Article } from '../../features/article/article.tsx'
import { PageTitle } from '../../lib/page-title.tsx'
import { useServices } from '../../lib/services.ts'
import { useTextFacts } from '../../lib/use-text-facts.ts'
import styles from './sample-contract.module.css'

/** The languages of the sample. */
const LANGUAGES = ['de', 'en'] as const

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

/** The sample contract as PDF. A failed download opens the global error dialog. */
function SampleContract() {
  const intl = useIntl()
  const { shellApi } = useServices()
  const [loading, setLoading] = useState<string>()

  async function download(language: (typeof LANGUAGES)[number]): Promise<void> {
    setLoading(language)
    try {
      const file = await shellApi.download(getSampleContract, { query: { language } })
      saveFile(file, intl.formatMessage({ id: `contract.sample.file.${language}` }))
    } finally {
      setLoading(undefined)
    }
  }

  return (
    <>
      <FormattedMessage id="contract.sample.text" />
      <p className={styles.downloads}>
        {LANGUAGES.map((language) => (
          <Button
            key={language}
            icon={<Download size={16} aria-hidden="true" />}
            busy={loading === language}
            onClick={() => void download(language)}
          >
            <FormattedMessage id={`contract.sample.download.${language}`} />
          </Button>
        ))}
      </p>
    </>
  )
}
