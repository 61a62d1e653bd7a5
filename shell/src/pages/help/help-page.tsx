import { FormattedMessage, useIntl } from 'react-intl'
import { useAnchor } from '../../features/article/use-anchor.ts'
import { PageTitle } from '../../lib/page-title.tsx'
import { useTextFacts } from '../../lib/use-text-facts.ts'
import { AskForHelp } from './ask/ask-for-help.tsx'
import styles from './help-page.module.css'
import { HelpQuestions } from './help-questions.tsx'

export function HelpPage() {
  const intl = useIntl()
  const facts = useTextFacts()
  useAnchor()

  return (
    <div className={`container ${styles.page}`}>
      <PageTitle description={intl.formatMessage({ id: 'help.description' })}>
        {intl.formatMessage({ id: 'help.title' })}
      </PageTitle>
      <h1 className={styles.title}>
        <FormattedMessage id="help.headline" />
      </h1>
      <HelpQuestions />
      <section className={styles.contact} aria-labelledby="contact">
        <AskForHelp
          heading={
            <>
              <h2 id="contact">
                <FormattedMessage id="help.contact.title" />
              </h2>
              <div className="prose">
                <FormattedMessage
                  id="help.contact.text"
                  values={{
                    email: (
                      <a key="email" translate="no" href={`mailto:${facts.email}`}>
                        {facts.email}
                      </a>
                    ),
                    phone: (
                      <a key="phone" translate="no" href={`tel:${facts.phone.replace(/\s/g, '')}`}>
                        {facts.phone}
                      </a>
                    ),
                  }}
                />
              </div>
            </>
          }
        />
      </section>
    </div>
  )
}
