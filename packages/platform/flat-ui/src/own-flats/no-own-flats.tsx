import { Link } from '@domizil/app-kit/router'
import { wizardPath } from '@domizil/links'
import { House } from '@domizil/ui/icons'
import { buttonClass, EmptyState } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

/** The empty state of a landlord's flats, with a link to the wizard. The children say what flats would be good for here. */
export function NoOwnFlats({ children }: { children: ReactNode }) {
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
      {children}
    </EmptyState>
  )
}
