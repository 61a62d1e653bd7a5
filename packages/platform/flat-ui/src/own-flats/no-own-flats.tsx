import { useSay } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { wizardPath } from '@domizil/links'
import { House } from '@domizil/ui/icons'
import { buttonClass, EmptyState } from '@domizil/ui/parts'
import type { ReactNode } from 'react'

/** The empty state of a landlord's flats, with a link to the wizard. The children say what flats would be good for here. */
export function NoOwnFlats({ children }: { children: ReactNode }) {
  const say = useSay()

  return (
    <EmptyState
      icon={<House size={28} />}
      title={say('choose.none')}
      actions={
        <Link className={buttonClass({ variant: 'primary', size: 'large' })} to={wizardPath()}>
          {say('choose.newFlat')}
        </Link>
      }
    >
      {children}
    </EmptyState>
  )
}
