import type { FastifyInstance } from 'fastify'
import type { FieldWords } from './field-words.ts'
import type { RefusalTable } from './refusal.ts'

/** Makes a service from what the composition has, by the name of the service. */
type Makers = Readonly<Record<string, (dependencies: never) => object>>

/** The services that makers make, by their names. */
export type MadeBy<M extends Makers> = { readonly [Name in keyof M]: ReturnType<M[Name]> }

/** What the composition knows of a room. */
export interface Room<
  Services extends Makers,
  Others extends object,
  Needs,
  Jobs extends object,
  Refusals extends RefusalTable,
  Subjects extends object,
  Attachments extends object,
  Offers extends object,
> {
  /** Each service by its name, which is given here and nowhere else. */
  readonly services: Services
  /** Registers the calls, in the order of the API's description, with the room's own services and perhaps others. */
  readonly routes: (app: FastifyInstance, services: MadeBy<Services> & Others) => void
  /** The kinds of jobs, of the room's own services and of what the composition has. */
  readonly jobs: (services: MadeBy<Services>, dependencies: Needs) => Jobs
  readonly refusals: Refusals
  /** What people call the fields of its calls; no two rooms name the same one. */
  readonly fieldWords: FieldWords
  /** How the subjects of mails are read, by their names. */
  readonly mailSubjects: Subjects
  /** How documents that go with mails are read, by the name that the mail gives. */
  readonly mailAttachments: Attachments
  /** Functions that the services of lower rooms depend on, which may not import this one. */
  readonly offers: Offers
}

/** Declares a room: all that the composition has to know of it. What the room does not have is empty. */
export function defineRoom<
  const Services extends Makers = {},
  Others extends object = {},
  Needs = unknown,
  Jobs extends object = object,
  const Refusals extends RefusalTable = {},
  const Subjects extends object = {},
  const Attachments extends object = {},
  const Offers extends object = {},
>(
  parts: Partial<Room<Services, Others, Needs, Jobs, Refusals, Subjects, Attachments, Offers>>,
): Room<Services, Others, Needs, Jobs, Refusals, Subjects, Attachments, Offers> {
  const empty = {
    services: {},
    routes: () => {},
    jobs: () => ({}),
    refusals: {},
    fieldWords: {},
    mailSubjects: {},
    mailAttachments: {},
    offers: {},
  }
  // What a room leaves out has the type of its default, which is empty.
  return { ...empty, ...parts } as Room<
    Services,
    Others,
    Needs,
    Jobs,
    Refusals,
    Subjects,
    Attachments,
    Offers
  >
}
