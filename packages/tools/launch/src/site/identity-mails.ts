import type { AccountMail, AccountOwner, ConfirmationMail, IdentityConfig } from '@domizil/identity'
import type { Server } from '@domizil/server'
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
      await services.mails.order({ mail: 'CONFIRM_EMAIL', to: person.id, path: link })
    },

    async sendAccountMail({ kind, person, to: address, locale, path: link, newEmail }: AccountMail) {
      await follow(person)
      await opened().services.mails.order({
        mail: kind,
        to: person.id,
        address,
        locale,
        path: link,
        ...(newEmail && { values: { email: newEmail } }),
      })
    },

    emailChanged: follow,
  }
}
