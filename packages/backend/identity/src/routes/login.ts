import { readForm } from '../forms.ts'
import type { PageContext } from '../page-context.ts'
import { type LoginView, loginPage } from '../pages/login-page.ts'
import { sendPage } from '../pages/send-page.ts'
import { checkPassword } from './check-password.ts'
import { finishInteraction, type Interaction, openInteraction } from './interaction.ts'
import type { Parts } from './parts.ts'
import { showRegistration } from './registration.ts'
import type { Route } from './route.ts'

const UID = '(?<uid>[\\w-]{20,})'

/** The sign-in page. Where a registration was asked for, the bare address shows that. */
export function loginRoutes(parts: Parts): Route[] {
  return [
    {
      methods: ['GET'],
      path: new RegExp(`^/login-actions/${UID}$`),
      answer: async (ctx, { uid }) => {
        const interaction = await openInteraction(ctx, parts, uid)
        if (!interaction) return
        if (interaction.prompt === 'create') showRegistration(ctx, parts, interaction)
        else showLogin(ctx, parts, interaction)
      },
    },
    {
      methods: ['GET'],
      path: new RegExp(`^/login-actions/${UID}/authenticate$`),
      answer: async (ctx, { uid }) => {
        const interaction = await openInteraction(ctx, parts, uid)
        if (interaction) showLogin(ctx, parts, interaction)
      },
    },
    {
      methods: ['POST'],
      path: new RegExp(`^/login-actions/${UID}/authenticate$`),
      answer: async (ctx, { uid }) => {
        const interaction = await openInteraction(ctx, parts, uid)
        if (interaction) await signIn(ctx, parts, interaction)
      },
    },
  ]
}

function showLogin(
  ctx: PageContext,
  { site }: Parts,
  { locale, base }: Interaction,
  rest: Pick<LoginView, 'username' | 'refusal'> = {},
): void {
  sendPage(ctx, site, loginPage(site, { locale, base, ...rest }))
}

async function signIn(ctx: PageContext, parts: Parts, interaction: Interaction): Promise<void> {
  const { username = '', password = '' } = await readForm(ctx)
  const check = await checkPassword(ctx, parts, { email: username, password })

  if (check.outcome === 'right') return finishInteraction(ctx, parts, check.account)
  showLogin(ctx, parts, interaction, { username, refusal: check })
}
