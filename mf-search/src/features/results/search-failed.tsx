import { CloudOff, RefreshCw } from '@domizil/ui/icons'
import { Button, ErrorState } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'

export function SearchFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <ErrorState
      icon={<CloudOff size={28} />}
      title={<FormattedMessage id="results.failed" />}
      actions={
        <Button variant="primary" icon={<RefreshCw size={16} aria-hidden="true" />} onClick={onRetry}>
          <FormattedMessage id="results.retry" />
        </Button>
      }
    >
      {message}
    </ErrorState>
  )
}
