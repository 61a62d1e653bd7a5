import { readRegistration, type Registration, registrationProblems } from '../accounts/registration-rules.ts'
import type { NewAccount } from '../accounts/accounts.ts'
import { readForm } from '../forms.ts'
import { OIDC_PATH } from '../names.ts'
import type { PageContext } from '../page-context.ts'
import { type RegisterView, registerPage } from '../pages/register-page.ts'
import { sendPage } from '../pages/send-page.ts'
import { finishInteraction, type Interaction, openInteraction } from './interaction.ts'
import { type RouteDependencies, rulesFor } from './dependencies.ts'
import type { Route } from './route.ts'

const PATH = /^\/login-actions\/(?<uid>[\w-]{20,})\/registration$/

/** The registration page, and Keycloak's path to it. */
export function registrationRoutes(dependencies: RouteDependencies): Route[] {
  return [
    {
      methods: ['GET'],
      path: `${OIDC_PATH}/registrations`,
      answer: (ctx) => redirectToCreate(ctx, dependencies),
    },
    {
      methods: ['GET'],
      path: PATH,
      answer: async (ctx, { uid }) => {
        const interaction = await openInteraction(ctx, dependencies, uid)
        if (interaction) showRegistration(ctx, dependencies, interaction)
      },
    },
    {
      methods: ['POST'],
      path: PATH,
      answer: async (ctx, { uid }) => {
        const interaction = await openInteraction(ctx, dependencies, uid)
        if (interaction) await register(ctx, dependencies, interaction)
      },
    },
  ]
}

export function showRegistration(
  ctx: PageContext,
  { site }: RouteDependencies,
  { locale, base }: Interaction,
  rest: Pick<RegisterView, 'values' | 'errors' | 'isTooMany'> = {},
): void {
  sendPage(ctx, site, registerPage(site, { locale, base, ...rest }))
}

async function register(
  ctx: PageContext,
  dependencies: RouteDependencies,
  interaction: Interaction,
): Promise<void> {
  const { accounts, rateLimits } = dependencies
  const address = dependencies.clientAddress(ctx.req)
  const rules = rulesFor(dependencies, interaction.locale)
  const values = readRegistration(await readForm(ctx))
  const refuse = () => showRegistration(ctx, dependencies, interaction, { values, isTooMany: true })

  if (!(await rateLimits.takeJudgement(address))) return refuse()
  const errors = await registrationProblems(values, rules)
  if (Object.keys(errors).length > 0)
    return showRegistration(ctx, dependencies, interaction, { values, errors })
  if (!(await rateLimits.takeRegistration(address))) return refuse()

  const account = await accounts.create(newAccountOf(values, interaction))
  if (account) {
    dependencies.knownBrowsers.markKnown(ctx, account.id)
    // An address that was sent many is sent another one on demand, from the account.
    if (await rateLimits.takeConfirmationTo(account.email)) {
      await dependencies.confirmations.ask(account)
    }
    return finishInteraction(ctx, dependencies, account)
  }
  showRegistration(ctx, dependencies, interaction, { values, errors: { email: rules.texts.emailTaken } })
}

function newAccountOf(values: Registration, { locale }: Interaction): NewAccount {
  const { firstName, lastName, email, password } = values
  return { firstName, lastName, email, password, locale, emailVerified: false }
}

/** Keycloak's path for a registration is equivalent to the standard's `prompt=create`. */
function redirectToCreate(ctx: PageContext, { urls }: RouteDependencies): void {
  const query = new URLSearchParams(ctx.querystring)
  query.set('prompt', 'create')

  ctx.redirect(`${urls.oidc}/auth?${query.toString()}`)
  ctx.status = 303
}
