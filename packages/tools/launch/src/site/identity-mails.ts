import type { AccountMail, AccountOwner, ConfirmationMail, IdentityConfig } from '@domizil/identity'
import { ACCOUNT_MAILS, type Server } from '@domizil/server'
import type { Config } from '../config/config.ts'

/** The mails of the identity provider that the server sends. */
export type IdentityMails = Pick<IdentityConfig, 'sendConfirmation' | 'sendAccountMail' | 'emailChanged'>

/** The server sends the mails of the identity provider through its outbox, to users whose row it has or makes. */
export function mailsBy(getServer: () => Server | null, { verifyEmail }: Config): Required<IdentityMails> {
  const opened = () => {
    const server = getServer()
    if (!server) throw new TypeError('The backend has to be open before a mail is sent.')
    return server
  }
  const follow = ({ emailVerified, ...owner }: AccountOwner) =>
    opened().upsertUser({
      ...owner,
      isAdmin: false,
      emailVerified: emailVerified || (verifyEmail ? false : null),
    })

  return {
    async sendConfirmation({ path: link, ...person }: ConfirmationMail) {
      const { services, upsertUser } = opened()
      await upsertUser({ ...person, isAdmin: false, emailVerified: false })
      await services.mails.order(ACCOUNT_MAILS.CONFIRM_EMAIL.order({ to: person.id, path: link }))
    },

    async sendAccountMail({ kind, person, to: address, locale, path: link, newEmail }: AccountMail) {
      await follow(person)
      const values = { email: newEmail }
      const order = ACCOUNT_MAILS[kind].order({ to: person.id, address, locale, path: link, values })
      await opened().services.mails.order(order)
    },

    emailChanged: follow,
  }
}
