// `npm run stack:admin -- anna@domizil.example`: gives the role of administrator to a registered account.
import { Problem } from '../problem.mjs'
import { kcadm } from './kcadm.mjs'

export function addAdmin(email) {
  try {
    kcadm('add-roles', '-r', 'domizil', '--uusername', email, '--rolename', 'domizil_admin')
  } catch (error) {
    if (/not found/i.test(error.message))
      throw new Problem(
        `Nobody has registered as ${email}: administrators register like everybody, and then get the role.`,
      )
    throw error
  }
  console.log(`${email} is an administrator from the next sign-in on.`)
}
