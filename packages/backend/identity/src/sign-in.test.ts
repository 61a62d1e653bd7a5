// proves 4.8, 16.50
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { aLogin, authorizationUrl, PATHS, redeem, refresh, signIn, tokensFor } from './testing/code-flow.ts'
import { type IdentityServer, openIdentityServer } from './testing/identity-server.ts'
import { aPerson } from './testing/people.ts'
import { decode, type Sight, type Visitor } from './testing/visitor.ts'

const TINA = aPerson()

let server: IdentityServer

beforeAll(async () => {
  server = await openIdentityServer()
  await server.identity.accounts.ensure(TINA)
})

afterAll(() => server.close())

const signInAs = (email: string, password: string, language?: string) =>
  signIn(server.visitor(language), aLogin(server.origin), email, password)

const errorOf = ({ text }: Sight) => decode(/id="input-error-username"[^>]*>([^<]*)</.exec(text)?.[1] ?? '')

test.each([
  ['en', 'Log in', 'The e-mail address or the password is not correct.'],
  ['de', 'Anmelden', 'Die E-Mail-Adresse oder das Passwort ist nicht richtig.'],
  ['es', 'Iniciar sesión', 'El correo electrónico o la contraseña no son correctos.'],
])('the sign-in page is in %s when the site asks for it', async (locale, title, error) => {
  const visitor = server.visitor('fr')

  const page = await visitor.open(authorizationUrl(aLogin(server.origin, { ui_locales: locale })))
  const refused = await visitor.submit(page, 'kc-form-login', { username: TINA.email, password: 'wrong' })

  expect(page.text).toContain(`<html lang="${locale}">`)
  expect(page.text).toContain(`<h1 id="kc-page-title">${title}</h1>`)
  expect(errorOf(refused)).toBe(error)
})

test('a disabled account gets the same message as a wrong password', async () => {
  const person = aPerson({ email: 'dora@example.com' })
  await server.identity.accounts.ensure(person)
  const allowed = errorOf(await signInAs(person.email, person.password))
  await server.query(`UPDATE identity_account SET enabled = false WHERE email = '${person.email}'`)

  const refused = errorOf(await signInAs(person.email, person.password))

  expect([allowed, refused]).toEqual(['', 'The e-mail address or the password is not correct.'])
})

test('a browser in an unsupported language gets English', async () => {
  const page = await server.visitor('fr, pt;q=0.8').open(authorizationUrl(aLogin(server.origin)))

  expect(page.text).toContain('<html lang="en">')
})

test('a refused sign-in keeps the address, not the password, and marks both fields as invalid', async () => {
  const page = await signInAs('tina@example.com', 'a wrong password')

  expect(page.text).toContain('value="tina@example.com"')
  expect(page.text).not.toContain('a wrong password')
  expect(page.text.match(/<input[^>]*aria-invalid="true"/g)).toHaveLength(2)
})

test('twenty guesses at once do not get around the lock', async () => {
  const guessed = aPerson({ email: 'guessed@example.com' })
  await server.identity.accounts.ensure(guessed)

  await Promise.all(Array.from({ length: 20 }, () => signInAs(guessed.email, 'wrong')))

  expect((await signInAs(guessed.email, guessed.password)).returnedTo).toBeUndefined()
})

test('the right password resets the count of wrong ones', async () => {
  const clumsy = aPerson({ email: 'clumsy@example.com' })
  await server.identity.accounts.ensure(clumsy)
  const failFourTimes = async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) await signInAs(clumsy.email, 'wrong')
  }

  await failFourTimes()
  const first = await signInAs(clumsy.email, clumsy.password)
  await failFourTimes()
  const second = await signInAs(clumsy.email, clumsy.password)

  expect([first.returnedTo, second.returnedTo]).toEqual([expect.any(URL), expect.any(URL)])
})

test('a signed-in visitor gets a code without a form, also in a frame', async () => {
  const visitor = server.visitor()
  await signIn(visitor, aLogin(server.origin), TINA.email, TINA.password)
  const silent = aLogin(server.origin, {
    prompt: 'none',
    redirect_uri: `${server.origin}/silent-check-sso.html`,
  })

  const sight = await visitor.open(authorizationUrl(silent))

  expect((await redeem(server.origin, silent, sight)).status).toBe(200)
})

test('the silent check of a visitor without a session answers login_required', async () => {
  const silent = aLogin(server.origin, { prompt: 'none' })

  const { returnedTo } = await server.visitor().open(authorizationUrl(silent))

  expect(returnedTo?.searchParams.get('error')).toBe('login_required')
})

test('a sign-out with the ID token ends the session and its tokens, and leads to the home page', async () => {
  const visitor = server.visitor()
  const tokens = await tokensFor(visitor, server.origin, TINA.email, TINA.password)
  const query = new URLSearchParams({
    id_token_hint: tokens.id_token,
    post_logout_redirect_uri: `${server.origin}/`,
    client_id: 'domizil-web',
  })

  const page = await visitor.open(`${PATHS.logout}?${query.toString()}`)
  const { returnedTo } = await visitor.submit(page, 'op.logoutForm', { logout: 'yes' })

  expect(page.text).toContain("getElementById('kc-logout').click()")
  expect(returnedTo?.href).toBe(`${server.origin}/`)
  expect((await refresh(server.origin, tokens.refresh_token)).status).toBe(400)
  const silent = await visitor.open(authorizationUrl(aLogin(server.origin, { prompt: 'none' })))
  expect(silent.returnedTo?.searchParams.get('error')).toBe('login_required')
})

test('a sign-out without the ID token asks for confirmation', async () => {
  const visitor = server.visitor('de')
  await signIn(visitor, aLogin(server.origin), TINA.email, TINA.password)

  const page = await visitor.open(`${PATHS.logout}?client_id=domizil-web`)

  expect(page.text).toContain('Möchten Sie sich von Domizil abmelden?')
  expect(page.text).not.toContain('click()')
})

test('a sign-out to a foreign address is refused', async () => {
  const visitor = server.visitor()
  const tokens = await tokensFor(visitor, server.origin, TINA.email, TINA.password)
  const query = new URLSearchParams({
    id_token_hint: tokens.id_token,
    post_logout_redirect_uri: 'https://evil.example/',
  })

  const page = await visitor.open(`${PATHS.logout}?${query.toString()}`)

  expect(page.response.status).toBe(400)
})

test('a sign-in without the cookie of its browser is refused as expired', async () => {
  const page = await server.visitor().open(authorizationUrl(aLogin(server.origin)))

  const stranger = await server.visitor().submit(page, 'kc-form-login', {
    username: TINA.email,
    password: TINA.password,
  })

  expect(stranger.response.status).toBe(400)
  expect(stranger.text).toContain('This page has expired')
  expect(stranger.text).toContain(`href="${server.origin}/"`)
})

test('a sign-in form with another content type or more than the size limit is refused', async () => {
  const visitor = server.visitor()
  const page = await visitor.open(authorizationUrl(aLogin(server.origin)))
  const action = `${page.url.pathname}/authenticate`

  const json = await visitor.fetch(action, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  const huge = await visitor.fetch(action, {
    method: 'POST',
    body: new URLSearchParams({ username: 'x'.repeat(20_000) }),
  })

  expect([json.status, huge.status]).toEqual([415, 413])
})

test('an unknown address below /auth is a 404 page in the language of the reader', async () => {
  const page = await server.visitor('es').open('/auth/admin/')

  expect(page.response.status).toBe(404)
  expect(page.text).toContain('Página no encontrada')
})

test('no test of this file has caused a server error', () => {
  expect(server.errors).toEqual([])
})

test('someone whose account is deleted during the sign-out still gets to the home page', async () => {
  const leaver = aPerson({ email: 'leaver@example.com' })
  const { id } = await server.identity.accounts.ensure(leaver)
  const visitor = server.visitor()
  const tokens = await tokensFor(visitor, server.origin, leaver.email, leaver.password)
  const page = await visitor.open(`${PATHS.logout}?id_token_hint=${tokens.id_token}`)

  await server.identity.accounts.remove(id)
  const { returnedTo } = await visitor.submit(page, 'op.logoutForm', { logout: 'yes' })

  expect(returnedTo?.href).toBe(`${server.origin}/`)
})

test('a sign-out with a forged form token is refused while the session runs', async () => {
  const visitor = server.visitor()
  const tokens = await tokensFor(visitor, server.origin, TINA.email, TINA.password)
  const page = await visitor.open(`${PATHS.logout}?id_token_hint=${tokens.id_token}`)

  const refused = await visitor.submit(page, 'op.logoutForm', { logout: 'yes', xsrf: 'made up' })

  expect(refused.response.status).toBe(400)
})

describe('a page of a sign-in that has expired', () => {
  const openLogin = async (visitor: Visitor, referer: string) => {
    return visitor.open(authorizationUrl(aLogin(server.origin)), { headers: { referer } })
  }

  test('sends a signed-in person on to the page where the sign-in began', async () => {
    const visitor = server.visitor()
    const login = await openLogin(visitor, `${server.origin}/de/favorites?sort=price`)
    const person = { username: TINA.email, password: TINA.password }
    await visitor.submit(login, 'kc-form-login', person)

    const back = await visitor.fetch(login.url)
    const again = await visitor.fetch(`${login.url.pathname}/authenticate`, {
      method: 'POST',
      body: new URLSearchParams(person),
    })

    for (const answer of [back, again]) {
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe(`${server.origin}/de/favorites?sort=price`)
    }
  })

  test('sends a signed-in person to the home page where no cookie names the page of the sign-in', async () => {
    const visitor = server.visitor('de')
    await signIn(visitor, aLogin(server.origin), TINA.email, TINA.password)

    const { headers } = await visitor.fetch(`/auth/realms/domizil/login-actions/${'a'.repeat(21)}`)

    expect(headers.get('location')).toBe(`${server.origin}/`)
  })

  test('is not needed for the link: the sign-in page leads back there as well', async () => {
    const visitor = server.visitor('de')
    await openLogin(visitor, `${server.origin}/flat/7?from=2027-01-01`)

    const { text } = await openLogin(visitor, `${server.origin}/flat/7?from=2027-01-01`)

    expect(decode(text)).toContain(`<footer><a href="${server.origin}/flat/7?from=2027-01-01">`)
  })

  test('links back to the page where the sign-in began', async () => {
    const visitor = server.visitor('de')
    await openLogin(visitor, `${server.origin}/flat/7?from=2027-01-01`)

    const { response, text } = await visitor.open(`/auth/realms/domizil/login-actions/${'a'.repeat(21)}`)

    expect(response.status).toBe(400)
    expect(decode(text)).toContain(`<a class="button" href="${server.origin}/flat/7?from=2027-01-01">`)
    expect(text).toContain('Zurück zur vorherigen Seite')
  })

  test.each([
    ['another origin', () => 'https://evil.example/flat/7'],
    ['an origin that begins alike', () => `${server.origin}.evil.example/`],
    ['a user in the address', () => server.origin.replace('://', '://evil@')],
    ['a script', () => 'javascript:alert(1)'],
    ['a page of this service', () => `${server.origin}/auth/realms/domizil/account`],
    ['no address', () => ''],
    ['an address that is too long', () => `${server.origin}/?x=${'a'.repeat(2_000)}`],
  ])('does not link back to %s, also if a cookie names it', async (_, addressOf) => {
    const visitor = server.visitor()
    const address = addressOf()
    await openLogin(visitor, address)
    const page = `/auth/realms/domizil/login-actions/${'a'.repeat(21)}`
    const byReferer = await visitor.open(page)
    visitor.keep(`AUTH_RETURN_TO=${encodeURIComponent(address)}; path=/auth/realms/domizil/`)

    const byCookie = await visitor.open(page)

    for (const { text } of [byReferer, byCookie]) expect(text).not.toContain('Back to where you were')
  })
})
