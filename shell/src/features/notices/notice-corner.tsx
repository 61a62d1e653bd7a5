import { Toasts } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import { useReadable } from '@domizil/app-kit/readable'
import type { NoticesControl } from './notices.ts'

export function NoticeCorner({ control }: { control: NoticesControl }) {
  const intl = useIntl()

  return (
    <Toasts
      toasts={useReadable(control.notices)}
      label={intl.formatMessage({ id: 'notices.label' })}
      closeLabel={intl.formatMessage({ id: 'notices.close' })}
      onClose={(id) => control.close(Number(id))}
    />
  )
}
