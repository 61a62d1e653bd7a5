import type { Booking } from '@domizil/api'
import { usePublicConfig, useRemoteText, useSay, useShell } from '@domizil/app-kit'
import { isConfirmed } from '@domizil/domain'
import { flatBookingsPath, myRequestsPath } from '@domizil/links'
import { CalendarDays } from '@domizil/ui/icons'
import { Button, saveFile } from '@domizil/ui/parts'
import { stayCalendar } from '../../lib/stay-calendar.ts'

/** Puts a confirmed stay into the reader's own calendar; nothing before both have agreed. */
export function CalendarButton({ request }: { request: Booking }) {
  const say = useSay()
  const { navigator } = useShell()
  const { publicUrl } = usePublicConfig()
  const { id, flat, role, status, startDate: from, endDate: to } = request
  const title = useRemoteText()({ en: flat.title_en, local: flat.title_local, languageTag: flat.languageTag })
  if (!isConfirmed(status)) return null

  const handleSave = () => {
    const messages = { messages: id }
    const path = role === 'TENANT' ? myRequestsPath(messages) : flatBookingsPath(flat.id, messages)
    const url = publicUrl + navigator.createHref(path)
    const file = stayCalendar({ id, summary: title, location: flat.address, url, from, to }, new Date())
    saveFile(new Blob([file], { type: 'text/calendar' }), `${say('calendar.file', { id })}.ics`)
  }

  return (
    <Button icon={<CalendarDays size={16} />} onClick={handleSave}>
      {say('calendar.save')}
    </Button>
  )
}
