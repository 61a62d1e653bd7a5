import { useSay } from '@domizil/app-kit'
import { Breadcrumb } from '@domizil/app-kit/breadcrumb'
import { adminPath, type PagePath } from '@domizil/links'

interface BreadcrumbsProps {
  /** The page between the dashboard and this one. */
  above?: { readonly to: PagePath; readonly name: string }
  current: string
}

/** The position in the back office, with links to the pages above. */
export function Breadcrumbs({ above, current }: BreadcrumbsProps) {
  const say = useSay()
  const dashboard = { to: adminPath(), name: say('breadcrumb.admin') }

  return (
    <Breadcrumb
      label={say('breadcrumb.label')}
      above={above ? [dashboard, above] : [dashboard]}
      current={current}
    />
  )
}
