import { flatBookingsPath, myRequestsPath } from '@domizil/links'
import type { Queries } from '../../foundation/tables/index.ts'
import { messageReceived, questionMessageReceived } from './mails.ts'
import { type MailOrder, orderMails } from '../../infrastructure/mail/index.ts'
import { listUnreadViewings } from './message-repository.ts'
import { partyName } from './party-name.ts'
import { lockUnnotified, markNotified, type NotifyTime, type Reader } from './reader-repository.ts'

/** Mails a reader that there are messages, and when a viewing is; nothing where no mail is due at that time. */
export async function tellReader(trx: Queries, reader: Reader, time: NotifyTime, now: Date): Promise<void> {
  const locked = await lockUnnotified(trx, reader, time)
  if (!locked) return

  const order = orderOf(locked, viewingOf(await listUnreadViewings(trx, reader)))
  await orderMails(trx, [order], now)
  await markNotified(trx, reader, now)
}

type UnnotifiedReader = NonNullable<Awaited<ReturnType<typeof lockUnnotified>>>

function orderOf(reader: UnnotifiedReader, viewing: ReturnType<typeof viewingOf>): MailOrder {
  const { booking_id: bookingId, question_id: question, party, tenant_id, owner_id, flat_id } = reader
  const isTenant = party === 'TENANT'
  const to = isTenant ? tenant_id : owner_id
  if (bookingId !== null) {
    const messages = { messages: bookingId }
    const path = isTenant ? myRequestsPath(messages) : flatBookingsPath(flat_id, messages)
    return messageReceived.order({ to, about: bookingId, path, values: viewing })
  }

  const thread = question === null ? {} : { question }
  return questionMessageReceived.order({
    to,
    about: flat_id,
    path: isTenant ? myRequestsPath(thread) : flatBookingsPath(flat_id, thread),
    values: { other: isTenant ? landlordOf(reader) : tenantOf(reader), ...viewing },
  })
}

/** The last that was said about a viewing. */
function viewingOf(viewings: Awaited<ReturnType<typeof listUnreadViewings>>) {
  const last = viewings.at(-1)
  if (!last) return {}

  const { viewing, answered } = last
  if (viewing && 'times' in viewing) return { proposed: viewing.times }
  if (viewing?.time) return { agreed: [viewing.time] }
  return answered && 'times' in answered ? { declined: answered.times } : {}
}

const landlordOf = (reader: UnnotifiedReader) =>
  partyName(reader.owner_given_name, reader.owner_family_name, reader.owner_company_name)
const tenantOf = (reader: UnnotifiedReader) =>
  partyName(reader.tenant_given_name, reader.tenant_family_name, null)
