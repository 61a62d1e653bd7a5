import { useSay } from '@domizil/app-kit'
import { useSearchParams } from '@domizil/app-kit/router'
import { HelpDesk } from '../features/help/desk/help-desk.tsx'
import { HELP_LIST } from '../features/help/help-list.tsx'
import { ListSection } from '../lib/list/list-section.tsx'

/** The help requests, or the one that the URL names. */
export function HelpTab() {
  const say = useSay()
  const [address] = useSearchParams()
  const id = Number(address.get('request'))
  if (Number.isInteger(id) && id > 0) return <HelpDesk key={id} id={id} />

  return <ListSection list={HELP_LIST} title={say('list.helpRequests')} />
}
