import type { OwnFlat } from '@domizil/contract'
import { CircleCheck } from '@domizil/ui/icons'
import { buttonClass, EmptyState } from '@domizil/ui/parts'
import { Link } from '@domizil/ui/router'
import { FormattedMessage } from 'react-intl'

/** The flat has left its owner's hands: in review, or listed at once. */
export function Published({ flat }: { flat: OwnFlat }) {
  return (
    <div role="status">
      <EmptyState
        icon={<CircleCheck size={28} />}
        title={<FormattedMessage id="published.title" values={{ status: flat.status }} />}
        actions={
          <>
            <Link className={buttonClass({ variant: 'primary', size: 'large' })} to="/my-flats">
              <FormattedMessage id="bar.myFlats" />
            </Link>
            <Link className={buttonClass({ size: 'large' })} to={`/flat/${flat.id}`}>
              <FormattedMessage id="published.preview" />
            </Link>
          </>
        }
      >
        <FormattedMessage id="published.text" values={{ status: flat.status }} />
      </EmptyState>
    </div>
  )
}
