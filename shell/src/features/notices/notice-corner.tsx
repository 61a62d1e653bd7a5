import { useSay } from '@domizil/app-kit/say'
import { Toasts } from '@domizil/ui/parts'
import { useReadable } from '@domizil/app-kit/readable'
import type { NoticesControl } from './notices.ts'

export function NoticeCorner({ control }: { control: NoticesControl }) {
  const say = useSay()

  return (
    <Toasts
      toasts={useReadable(control.notices)}
      label={say('notices.label')}
      closeLabel={say('notices.close')}
      onClose={(id) => control.close(Number(id))}
    />
  )
}
