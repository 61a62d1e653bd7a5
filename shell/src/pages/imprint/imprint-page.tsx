import { useSay } from '@domizil/app-kit/say'
import { Article } from '../../features/article/article.tsx'
import { PageTitle } from '../../lib/page-title.tsx'
import { useServices } from '../../lib/services.ts'
import { useTextFacts } from '../../lib/use-text-facts.ts'

/** Sections with text only; the company's details come before them. */
const TEXTS = ['dsa', 'dispute', 'liability', 'credits'] as const

export function ImprintPage() {
  const say = useSay()
  const facts = useTextFacts()
  const { company } = useServices().facts.config
  const title = (id: string) => say(`imprint.${id}.title`)

  return (
    <>
      <PageTitle description={say('imprint.description')}>{say('imprint.title')}</PageTitle>
      <Article
        title={say('imprint.title')}
        lead={say('imprint.lead')}
        sections={[
          { id: 'provider', title: title('provider'), content: <Provider /> },
          {
            id: 'representative',
            title: title('representative'),
            content: <p>{company.representative}</p>,
          },
          {
            id: 'contact',
            title: title('contact'),
            content: (
              <>
                <p>
                  {say('imprint.contact.phone', facts)}
                  <br />
                  {say('imprint.contact.email', {
                    email: (
                      <a key="email" translate="no" href={`mailto:${company.email}`}>
                        {company.email}
                      </a>
                    ),
                  })}
                </p>
                {say('imprint.contact.text')}
              </>
            ),
          },
          {
            id: 'register',
            title: title('register'),
            content: (
              <p>
                {say('imprint.register.court', { court: company.registerCourt })}
                <br />
                {say('imprint.register.number', { number: company.registerNumber })}
              </p>
            ),
          },
          ...(company.vatId
            ? [{ id: 'vat', title: title('vat'), content: <VatId number={company.vatId} /> }]
            : []),
          ...(company.authority
            ? [{ id: 'authority', title: title('authority'), content: <p>{company.authority}</p> }]
            : []),
          {
            id: 'editor',
            title: title('editor'),
            content: say('imprint.editor.text', { ...facts, name: company.representative }),
          },
          ...TEXTS.map((id) => ({
            id,
            title: title(id),
            content: say(`imprint.${id}.text`, facts),
          })),
        ]}
      />
    </>
  )
}

function VatId({ number }: { number: string }) {
  const say = useSay()

  return say('imprint.vat.text', { number })
}

function Provider() {
  const { company } = useServices().facts.config

  return (
    <address>
      {company.name}
      <br />
      {company.street}
      <br />
      {company.city}
    </address>
  )
}
