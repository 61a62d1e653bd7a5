import { buttonClass } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { CallBand } from '../../features/landing/call-band.tsx'
import { useTextFacts } from '../../lib/use-text-facts.ts'
import { ASK_PATH } from './ask-path.ts'

/** Contact options for companies: the form, telephone and mail. */
export function CompanyContact({ picture }: { picture: ReactNode }) {
  const { phone, email } = useTextFacts()
  const reach = {
    phone: (
      <a key="phone" translate="no" href={`tel:${phone.replace(/\s/g, '')}`}>
        {phone}
      </a>
    ),
    email: (
      <a key="email" translate="no" href={`mailto:${email}`}>
        {email}
      </a>
    ),
  }

  return (
    <CallBand
      title={<FormattedMessage id="business.contact.title" />}
      points={[
        { id: 'list', text: <FormattedMessage id="business.contact.list" /> },
        { id: 'frame', text: <FormattedMessage id="business.contact.frame" /> },
        {
          id: 'reach',
          text: (
            <span>
              <FormattedMessage id="business.contact.reach" values={reach} />
            </span>
          ),
        },
      ]}
      actions={
        <Link to={ASK_PATH} className={buttonClass({ variant: 'inverse', size: 'large' })}>
          <FormattedMessage id="business.ask" />
        </Link>
      }
      picture={picture}
    />
  )
}
