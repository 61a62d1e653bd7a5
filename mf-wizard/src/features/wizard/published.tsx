import type { OwnFlat } from '@domizil/api'
import { CircleCheck } from '@domizil/ui/icons'
import { buttonClass, EmptyState } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { flatPath, myFlatsPath } from '@domizil/links'
import { FormattedMessage } from 'react-intl'

/** The confirmation: the flat is in review, or listed. */
export function Published({ flat }: { flat: OwnFlat }) {
  return (
    <div className="container" role="status">
      <EmptyState
        headingLevel={1}
        icon={<CircleCheck size={28} />}
        title={<FormattedMessage id="published.title" values={{ status: flat.status }} />}
        actions={
          <>
            <Link className={buttonClass({ variant: 'primary', size: 'large' })} to={myFlatsPath()}>
              <FormattedMessage id="bar.myFlats" />
            </Link>
            <Link className={buttonClass({ size: 'large' })} to={flatPath(flat.id)}>
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
