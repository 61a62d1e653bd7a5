import { useSession } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'

/** Opens the request form. Visitors without a session fill it in first, and sign in to send it. */
export function RequestButton({ onRequest }: { onRequest: () => void }) {
  const { status } = useSession()

  return (
    <Button variant="primary" size="large" block busy={status === 'loading'} onClick={onRequest}>
      <FormattedMessage id="request.open" />
    </Button>
  )
}
