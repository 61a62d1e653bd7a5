import type OidcProvider from 'oidc-provider'
import type { Configuration, errors, KoaContextWithOIDC } from 'oidc-provider'
import type { Accounts } from '../accounts/accounts.ts'
import { localeOf, storeChosenLocale } from '../locale.ts'
import { deviceDonePage, devicePage } from '../pages/device-page.ts'
import { errorPage } from '../pages/error-page.ts'
import type { Site } from '../pages/layout.ts'
import { sendPage } from '../pages/send-page.ts'
import type { IdentityUrls } from '../urls.ts'

/** Where people type the code of their terminal: Keycloak's path. */
export const DEVICE_PATH = '/device'

interface Parts {
  readonly accounts: Accounts
  readonly urls: IdentityUrls
  readonly site: Site
}

type DeviceFlow = Exclude<NonNullable<Configuration['features']>['deviceFlow'], undefined>

/** Shows a code of the address in the field, for the visitor to compare; the library would send it off at once. */
export function keepDeviceCode(provider: OidcProvider): void {
  provider.use(async (ctx, next) => {
    const { user_code: code, ...query } = ctx.query
    if (ctx.method === 'GET' && ctx.path === DEVICE_PATH && code) {
      ctx.state['deviceCode'] = String(code)
      ctx.query = query
    }
    await next()
  })
}

/** The pages of the device flow (RFC 8628): the code and the decision on one page, and what became of it. */
export function deviceFlowOf({ accounts, urls, site }: Parts): DeviceFlow {
  return {
    enabled: true,

    userCodeInputSource(ctx, _form, _out, error) {
      const locale = localeOf(ctx)
      storeChosenLocale(ctx, urls)
      const path = urls.mount + DEVICE_PATH
      if (error?.name === 'AbortedError') return sendPage(ctx, site, deviceDonePage(site, { locale }))
      if (error && !isOfCode(error)) {
        const view = { locale, status: ctx.status, kind: 'expired', back: path } as const
        return sendPage(ctx, site, errorPage(site, view))
      }
      const code = codeOf(ctx, error)
      const xsrf = String(ctx.oidc.session?.state?.['secret'])
      sendPage(ctx, site, devicePage(site, { locale, path, xsrf, code, isWrong: error !== undefined }))
    },

    async successSource(ctx) {
      const account = await accounts.findById(ctx.oidc.session?.accountId ?? '')
      sendPage(ctx, site, deviceDonePage(site, { locale: localeOf(ctx), email: account?.email }))
    },
  }
}

/** The library's refusals of a code have no class that it exports; unlike others they are no errors of the protocol. */
function isOfCode(error: Error | errors.OIDCProviderError): boolean {
  return ['NoCodeError', 'NotFoundError', 'ExpiredError', 'AlreadyUsedError'].includes(error.name)
}

function codeOf(ctx: KoaContextWithOIDC, error: (Error & { userCode?: string }) | undefined): string {
  return error?.userCode ?? (ctx.state as { deviceCode?: string }).deviceCode ?? ''
}
