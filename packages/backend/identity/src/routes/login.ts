import { readForm } from '../forms.ts'
import type { PageContext } from '../page-context.ts'
import { type LoginView, loginPage } from '../pages/login-page.ts'
import { sendPage } from '../pages/send-page.ts'
import { checkPassword } from './check-password.ts'
import { finishInteraction, type Interaction, openInteraction } from './interaction.ts'
import type { RouteDependencies } from './dependencies.ts'
import { showRegistration } from './registration.ts'
import { resetPath } from './reset-credentials.ts'
import type { Route } from './route.ts'

const UID = '(?<uid>[\\w-]{20,})'

/** The sign-in page. If a registration was requested, its base path shows the registration. */
export function loginRoutes(dependencies: RouteDependencies): Route[] {
  return [
    {
      methods: ['GET'],
      path: new RegExp(`^/login-actions/${UID}$`),
      answer: async (ctx, { uid }) => {
        const interaction = await openInteraction(ctx, dependencies, uid)
        if (!interaction) return
        if (interaction.prompt === 'create') showRegistration(ctx, dependencies, interaction)
        else showLogin(ctx, dependencies, interaction)
      },
    },
    {
      methods: ['GET'],
      path: new RegExp(`^/login-actions/${UID}/authenticate$`),
      answer: async (ctx, { uid }) => {
        const interaction = await openInteraction(ctx, dependencies, uid)
        if (interaction) showLogin(ctx, dependencies, interaction)
      },
    },
    {
      methods: ['POST'],
      path: new RegExp(`^/login-actions/${UID}/authenticate$`),
      answer: async (ctx, { uid }) => {
        const interaction = await openInteraction(ctx, dependencies, uid)
        if (interaction) await signIn(ctx, dependencies, interaction)
      },
    },
  ]
}

function showLogin(
  ctx: PageContext,
  { site, urls, passwordResets }: RouteDependencies,
  { locale, base, uid }: Interaction,
  rest: Pick<LoginView, 'username' | 'refusal'> = {},
): void {
  const reset = passwordResets.isPossible ? resetPath(urls, uid) : undefined
  sendPage(ctx, site, loginPage(site, { locale, base, reset, ...rest }))
}

async function signIn(
  ctx: PageContext,
  dependencies: RouteDependencies,
  interaction: Interaction,
): Promise<void> {
  const { username = '', password = '' } = await readForm(ctx)
  const check = await checkPassword(ctx, dependencies, { email: username, password })

  if (check.outcome === 'right') return finishInteraction(ctx, dependencies, check.account)
  showLogin(ctx, dependencies, interaction, { username, refusal: check })
}
