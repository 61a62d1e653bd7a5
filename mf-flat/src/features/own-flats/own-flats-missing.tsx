import { CloudOff, House } from '@domizil/ui/icons'
import { Button, buttonClass, EmptyState, ErrorState } from '@domizil/ui/parts'
import { Link } from '@domizil/ui/router'
import { FormattedMessage } from 'react-intl'

/** For landlords who have no flat yet: the way to their first. */
export function NoFlats() {
  return (
    <EmptyState
      icon={<House size={28} />}
      title={<FormattedMessage id="ownFlats.none" />}
      actions={
        <Link className={buttonClass({ variant: 'primary', size: 'large' })} to="/flat-wizard">
          <FormattedMessage id="ownFlats.new" />
        </Link>
      }
    >
      <FormattedMessage id="ownFlats.noneHint" />
    </EmptyState>
  )
}

/** In the place of flats that could not be had. */
export function OwnFlatsFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <ErrorState
      icon={<CloudOff size={28} />}
      title={<FormattedMessage id="ownFlats.failed" />}
      actions={
        <Button variant="primary" onClick={onRetry}>
          <FormattedMessage id="page.retry" />
        </Button>
      }
    >
      {message}
    </ErrorState>
  )
}
