import { Breadcrumb } from '@domizil/app-kit/breadcrumb'
import { adminPath, type PagePath } from '@domizil/links'
import { useIntl } from 'react-intl'

interface BreadcrumbsProps {
  /** The page between the dashboard and this one. */
  above?: { readonly to: PagePath; readonly name: string }
  current: string
}

/** The position in the back office, with links to the pages above. */
export function Breadcrumbs({ above, current }: BreadcrumbsProps) {
  const intl = useIntl()
  const dashboard = { to: adminPath(), name: intl.formatMessage({ id: 'breadcrumb.admin' }) }

  return (
    <Breadcrumb
      label={intl.formatMessage({ id: 'breadcrumb.label' })}
      above={above ? [dashboard, above] : [dashboard]}
      current={current}
    />
  )
}
