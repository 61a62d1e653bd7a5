import { readRegistration, type Registration, registrationProblems } from '../accounts/registration-rules.ts'
import type { NewAccount } from '../accounts/accounts.ts'
import { readForm } from '../forms.ts'
import { OIDC_PATH } from '../names.ts'
import type { PageContext } from '../page-context.ts'
import { type RegisterView, registerPage } from '../pages/register-page.ts'
import { sendPage } from '../pages/send-page.ts'
import { finishInteraction, type Interaction, openInteraction } from './interaction.ts'
import { type Parts, rulesFor } from './parts.ts'
import type { Route } from './route.ts'

const PATH = /^\/login-actions\/(?<uid>[\w-]{20,})\/registration$/

/** The registration page, and Keycloak's entry to it. */
export function registrationRoutes(parts: Parts): Route[] {
  return [
    {
      methods: ['GET'],
      path: `${OIDC_PATH}/registrations`,
      answer: (ctx) => redirectToCreate(ctx, parts),
    },
    {
      methods: ['GET'],
      path: PATH,
      answer: async (ctx, { uid }) => {
        const interaction = await openInteraction(ctx, parts, uid)
        if (interaction) showRegistration(ctx, parts, interaction)
      },
    },
    {
      methods: ['POST'],
      path: PATH,
      answer: async (ctx, { uid }) => {
        const interaction = await openInteraction(ctx, parts, uid)
        if (interaction) await register(ctx, parts, interaction)
      },
    },
  ]
}

export function showRegistration(
  ctx: PageContext,
  { site }: Parts,
  { locale, base }: Interaction,
  rest: Pick<RegisterView, 'values' | 'errors' | 'isTooMany'> = {},
): void {
  sendPage(ctx, site, registerPage(site, { locale, base, ...rest }))
}

async function register(ctx: PageContext, parts: Parts, interaction: Interaction): Promise<void> {
  const { accounts, rateLimits } = parts
  const address = parts.clientAddress(ctx.req)
  const rules = rulesFor(parts, interaction.locale)
  const values = readRegistration(await readForm(ctx))
  const refuse = () => showRegistration(ctx, parts, interaction, { values, isTooMany: true })

  if (!(await rateLimits.takeJudgement(address))) return refuse()
  const errors = await registrationProblems(values, rules)
  if (Object.keys(errors).length > 0) return showRegistration(ctx, parts, interaction, { values, errors })
  if (!(await rateLimits.takeRegistration(address))) return refuse()

  const account = await accounts.create(newAccountOf(values, interaction))
  if (account) {
    parts.knownBrowsers.remember(ctx, account.id)
    await parts.confirmations.ask(account)
    return finishInteraction(ctx, parts, account)
  }
  showRegistration(ctx, parts, interaction, { values, errors: { email: rules.texts.emailTaken } })
}

function newAccountOf(values: Registration, { locale }: Interaction): NewAccount {
  const { firstName, lastName, email, password } = values
  return { firstName, lastName, email, password, locale, emailVerified: false }
}

/** Keycloak's address for a registration is the standard's `prompt=create`. */
function redirectToCreate(ctx: PageContext, { places }: Parts): void {
  const query = new URLSearchParams(ctx.querystring)
  query.set('prompt', 'create')

  ctx.redirect(`${places.oidc}/auth?${query.toString()}`)
  ctx.status = 303
}
