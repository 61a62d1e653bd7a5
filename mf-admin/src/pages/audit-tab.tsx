import { useSay } from '@domizil/app-kit'
import { AUDIT_LIST } from '../features/audit/audit-list.tsx'
import { useMailTitles } from '../features/mails/use-mail-titles.ts'
import { ListSection } from '../lib/list/list-section.tsx'
import { MoreMessages } from '../lib/more-messages.tsx'

/** The actions of administrators. */
export function AuditTab() {
  const say = useSay()
  const { messages } = useMailTitles()

  return (
    <MoreMessages messages={messages}>
      <ListSection list={AUDIT_LIST} title={say('list.audit')} />
    </MoreMessages>
  )
}
