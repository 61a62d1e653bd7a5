import { getSampleContract } from '@domizil/api'
import { useSay } from '@domizil/app-kit/say'
import { Download } from '@domizil/ui/icons'
import { Button, saveFile } from '@domizil/ui/parts'
import { useState } from 'react'
import { Article } from '../../features/article/article.tsx'
import { PageTitle } from '../../lib/page-title.tsx'
import { useServices } from '../../lib/services.ts'
import { useTextFacts } from '../../lib/use-text-facts.ts'
import styles from './sample-contract.module.css'

/** The languages of the sample. */
const LANGUAGES = ['de', 'en'] as const

const SECTIONS = ['kinds', 'term', 'form', 'content', 'deposit', 'register', 'timing'] as const

export function RentalContractInfoPage() {
  const say = useSay()
  const facts = useTextFacts()
  const { partner } = useServices().facts.config
  const section = (id: string, values = {}) => ({
    id,
    title: say(`contract.${id}.title`),
    content: say(`contract.${id}.text`, { ...facts, ...values }),
  })
  const partnerLink = partner && (
    <a key="partner" href={partner.url} rel="noopener noreferrer">
      {partner.name}
    </a>
  )

  return (
    <>
      <PageTitle description={say('contract.description')}>{say('contract.title')}</PageTitle>
      <Article
        title={say('contract.title')}
        lead={say('contract.lead', facts)}
        sections={[
          ...SECTIONS.map((id) => section(id)),
          {
            id: 'sample',
            title: say('contract.sample.title'),
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
  const say = useSay()
  const { shellApi } = useServices()
  const [loading, setLoading] = useState<string>()

  async function download(language: (typeof LANGUAGES)[number]): Promise<void> {
    setLoading(language)
    try {
      const file = await shellApi.download(getSampleContract, { query: { language } })
      saveFile(file, say(`contract.sample.file.${language}`))
    } finally {
      setLoading(undefined)
    }
  }

  return (
    <>
      {say('contract.sample.text')}
      <p className={styles.downloads}>
        {LANGUAGES.map((language) => (
          <Button
            key={language}
            icon={<Download size={16} />}
            busy={loading === language}
            onClick={() => void download(language)}
          >
            {say(`contract.sample.download.${language}`)}
          </Button>
        ))}
      </p>
    </>
  )
}
