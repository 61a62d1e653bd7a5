import { House } from '@domizil/ui/icons'
import { buttonClass, EmptyState } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { wizardPath } from '@domizil/links'
import { FormattedMessage } from 'react-intl'

/** The empty state, with a link to the wizard. */
export function NoFlats() {
  return (
    <EmptyState
      icon={<House size={28} />}
      title={<FormattedMessage id="choose.none" />}
      actions={
        <Link className={buttonClass({ variant: 'primary', size: 'large' })} to={wizardPath()}>
          <FormattedMessage id="choose.newFlat" />
        </Link>
      }
    >
      <FormattedMessage id="ownFlats.noneHint" />
    </EmptyState>
  )
}
