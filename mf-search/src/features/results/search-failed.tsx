import type { LoadFailedProps } from '@domizil/app-kit'
import { CloudOff, RefreshCw } from '@domizil/ui/icons'
import { Button, ErrorState } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'

export function SearchFailed({ query }: Pick<LoadFailedProps, 'query'>) {
  return (
    <ErrorState
      icon={<CloudOff size={28} />}
      title={<FormattedMessage id="results.failed" />}
      actions={
        <Button
          variant="primary"
          icon={<RefreshCw size={16} aria-hidden="true" />}
          onClick={() => void query.refetch()}
        >
          <FormattedMessage id="results.retry" />
        </Button>
      }
    >
      {query.error.message}
    </ErrorState>
  )
}
