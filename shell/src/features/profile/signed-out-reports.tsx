import { Button, Dialog } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import { useAskedReports } from './use-asked-reports.ts'

/** A link in a mail leads to the reports of an account: who is signed out logs in first, and comes back to them. */
export function SignedOutReports() {
  const intl = useIntl()
  const { shellApi } = useServices()
  const { isLoginNeeded, forget } = useAskedReports()
  if (!isLoginNeeded) return null

  return (
    <Dialog
      isOpen
      size="small"
      onClose={forget}
      title={<FormattedMessage id="profile.reports.title" />}
      closeLabel={intl.formatMessage({ id: 'profile.close' })}
      footer={
        <Button variant="primary" size="large" onClick={() => shellApi.login()}>
          <FormattedMessage id="nav.login" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="profile.reports.signedOut" />
      </p>
    </Dialog>
  )
}
