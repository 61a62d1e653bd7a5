import type { MadeBy } from '../foundation/kernel/index.ts'
import type { MailReaders } from '../infrastructure/mail/index.ts'
import { ROOMS } from './rooms.ts'
import type { ServiceDependencies } from './service-dependencies.ts'

/** What the rooms read for mails. */
const MAIL_READERS: MailReaders = {
  subjects: Object.assign({}, ...ROOMS.map(({ mailSubjects }) => mailSubjects)),
  attachments: Object.assign({}, ...ROOMS.map(({ mailAttachments }) => mailAttachments)),
}

type Together<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  whole: infer Whole,
) => void
  ? Whole
  : never

type Rooms = (typeof ROOMS)[number]
type Makers = Together<Rooms['services']>
/** What the services of all rooms depend on, together. */
type Needs = [Makers[keyof Makers]] extends [(dependencies: infer All) => object] ? All : never

/** Everything the marketplace can do, as functions of who asks and what for. The API and the demo data use the same. */
export type Services = MadeBy<Makers>

/** Makes the services of all rooms, each under the name that its room gives it. */
export function createServices(dependencies: ServiceDependencies): Services {
  const given: Needs = { ...dependencies, ...OFFERS, mails: MAIL_READERS }
  // Each maker needs a part of what all need together.
  const makers = ROOMS.flatMap(({ services }) => Object.entries<(given: never) => object>(services))

  return Object.fromEntries(makers.map(([name, make]) => [name, make(given as never)])) as Services
}

/** Functions of higher rooms that lower ones depend on. */
const OFFERS = Object.assign({}, ...ROOMS.map(({ offers }) => offers)) as Together<Rooms['offers']>
