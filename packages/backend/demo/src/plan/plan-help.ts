import type { HelpRequest } from '@domizil/api/schemas'
import { helpPath, myRequestsPath } from '@domizil/links'
import { DEMO_SIGN_INS, type Person } from '../people/people.ts'

/** A help request. */
export interface PlannedHelpRequest {
  /** The author; undefined for an anonymous visitor. */
  person?: Person
  request: HelpRequest
  hoursAgo: number
  /** Hours until an administrator's answer; undefined while it is open. */
  answeredAfter?: number
}

const { tenant, landlord } = DEMO_SIGN_INS

/** All help requests, the oldest first: some are answered, some are open. */
export function planHelpRequests(): PlannedHelpRequest[] {
  return [
    {
      hoursAgo: 190,
      answeredAfter: 5,
      request: {
        topic: 'SEARCH',
        message:
          'Hola, busco un piso de dos habitaciones para septiembre y no sé si puedo empadronarme en todos. ¿Dónde se ve?',
        email: 'lucia.ferrer@domizil.example',
        name: 'Lucía Ferrer',
        pageUrl: '/es/search',
        locale: 'es',
        acceptPrivacy: true,
      },
    },
    {
      person: tenant,
      hoursAgo: 120,
      answeredAfter: 20,
      request: {
        topic: 'CONTRACT',
        message: 'My employer asks for a copy of the contract with both signatures. Where do I find it?',
        email: tenant.email,
        name: `${tenant.firstName} ${tenant.lastName}`,
        pageUrl: myRequestsPath(),
        locale: 'en',
        acceptPrivacy: true,
      },
    },
    {
      person: landlord,
      hoursAgo: 30,
      request: {
        topic: 'LISTING',
        message:
          'Mein Kalender kommt von einem anderen Portal. Seit gestern fehlt darin eine Buchung, die dort noch steht. Was kann ich tun?',
        email: landlord.email,
        name: `${landlord.firstName} ${landlord.lastName}`,
        phone: '+49 30 5557012',
        pageUrl: '/de/my-flats',
        locale: 'de',
        acceptPrivacy: true,
      },
    },
    {
      hoursAgo: 9,
      request: {
        topic: 'PAYMENT',
        message: 'Is the deposit paid to you or to the landlord, and when do I get it back?',
        email: 'j.okafor@domizil.example',
        name: 'Joy Okafor',
        pageUrl: helpPath(),
        locale: 'en',
        acceptPrivacy: true,
      },
    },
    {
      hoursAgo: 3,
      request: {
        topic: 'ACCOUNT',
        message:
          'Ich habe geheiratet und heiße jetzt anders. Kann ich meinen Namen ändern, obwohl eine Buchung läuft?',
        email: 'mira.hoffmann@domizil.example',
        pageUrl: '/de/help',
        locale: 'de',
        acceptPrivacy: true,
      },
    },
  ]
}
