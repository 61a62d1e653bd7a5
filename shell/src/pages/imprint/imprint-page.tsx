import { FormattedMessage, useIntl } from 'react-intl'
import { Article } from '../../features/article/article.tsx'
import { PageTitle } from '../../lib/page-title.tsx'
import { useServices } from '../../lib/services.ts'
import { useTextFacts } from '../../lib/use-text-facts.ts'

/** Sections with text only; the company's details come before them. */
const TEXTS = ['dsa', 'dispute', 'liability', 'credits'] as const

export function ImprintPage() {
  const intl = useIntl()
  const facts = useTextFacts()
  const { company } = useServices().facts.config
  const title = (id: string) => intl.formatMessage({ id: `imprint.${id}.title` })

  return (
    <>
      <PageTitle description={intl.formatMessage({ id: 'imprint.description' })}>
        {intl.formatMessage({ id: 'imprint.title' })}
      </PageTitle>
      <Article
        title={<FormattedMessage id="imprint.title" />}
        lead={<FormattedMessage id="imprint.lead" />}
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
                  <FormattedMessage id="imprint.contact.phone" values={facts} />
                  <br />
                  <FormattedMessage
                    id="imprint.contact.email"
                    values={{
                      email: (
                        <a key="email" translate="no" href={`mailto:${company.email}`}>
                          {company.email}
                        </a>
                      ),
                    }}
                  />
                </p>
                <FormattedMessage id="imprint.contact.text" />
              </>
            ),
          },
          {
            id: 'register',
            title: title('register'),
            content: (
              <p>
                <FormattedMessage id="imprint.register.court" values={{ court: company.registerCourt }} />
                <br />
                <FormattedMessage id="imprint.register.number" values={{ number: company.registerNumber }} />
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
            content: (
              <FormattedMessage
                id="imprint.editor.text"
                values={{ ...facts, name: company.representative }}
              />
            ),
          },
          ...TEXTS.map((id) => ({
            id,
            title: title(id),
            content: <FormattedMessage id={`imprint.${id}.text`} values={facts} />,
          })),
        ]}
      />
    </>
  )
}

function VatId({ number }: { number: string }) {
  return <FormattedMessage id="imprint.vat.text" values={{ number }} />
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
