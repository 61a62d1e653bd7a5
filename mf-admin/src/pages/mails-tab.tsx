import { useSay } from '@domizil/app-kit'
import { Skeleton } from '@domizil/ui/parts'
import { mailList } from '../features/mails/mail-list.tsx'
import { useMailTitles } from '../features/mails/use-mail-titles.ts'
import { ListSection } from '../lib/list/list-section.tsx'
import { MoreMessages } from '../lib/more-messages.tsx'

/** The mails of the product. If the titles of their kinds cannot be loaded, kinds are shown as codes. */
export function MailsTab() {
  const say = useSay()
  const { isLoading, kinds, messages } = useMailTitles()
  if (isLoading) return <Skeleton height="480px" />

  return (
    <MoreMessages messages={messages}>
      <ListSection list={mailList(kinds)} title={say('list.mails')} />
    </MoreMessages>
  )
}
