// proves 10.5, 21.22
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { decodeJwt } from 'jose'
import { aLogin, authorizationUrl, PATHS, redeem, signIn, tokensFor } from './testing/code-flow.ts'
import { type IdentityServer, openIdentityServer } from './testing/identity-server.ts'
import { decode, type Sight, type Visitor } from './testing/visitor.ts'

const RITA = {
  firstName: 'Rita',
  lastName: "O'Neill-Núñez",
  email: 'rita@example.com',
  password: 'piano window seven',
  'password-confirm': 'piano window seven',
}

let server: IdentityServer

beforeAll(async () => {
  server = await openIdentityServer()
})

afterAll(() => server.close())

const openRegistration = (visitor: Visitor, login = aLogin(server.origin)) =>
  visitor.open(authorizationUrl(login, PATHS.registrations))

async function register(values: Partial<typeof RITA>, language = 'en'): Promise<Sight> {
  const visitor = server.visitor(language)
  const page = await openRegistration(visitor)
  return visitor.submit(page, 'kc-register-form', { ...RITA, ...values })
}

const errorOf = ({ text }: Sight, field: string) =>
  decode(new RegExp(`id="input-error-${field}"[^>]*>([^<]*)<`).exec(text)?.[1] ?? '')

const valueOf = ({ text }: Sight, field: string) =>
  decode(new RegExp(`id="${field}"[^>]*value="([^"]*)"`).exec(text)?.[1] ?? '')

test.each([
  ['en', ''],
  ['de', '/de'],
  ['es', '/es'],
])('the registration page links to the terms and the privacy policy (%s)', async (language, prefix) => {
  const { text } = await openRegistration(server.visitor(language))

  expect(text).toContain(`href="${server.origin}${prefix}/terms-and-conditions"`)
  expect(text).toContain(`href="${server.origin}${prefix}/privacy-policy"`)
  expect(text).not.toMatch(/\{terms\}|\{privacy\}/)
})

test('a new account is signed in, and its address is not confirmed yet', async () => {
  const visitor = server.visitor()
  const login = aLogin(server.origin)
  const page = await openRegistration(visitor, login)

  const sight = await visitor.submit(page, 'kc-register-form', { ...RITA, email: ' Rita.One@Example.com ' })
  const { body } = await redeem(server.origin, login, sight)

  expect(decodeJwt(body.access_token)).toMatchObject({
    email: 'rita.one@example.com',
    email_verified: false,
    name: "Rita O'Neill-Núñez",
    locale: 'en',
    realm_access: { roles: ['default-roles-domizil'] },
  })
})

test('a registered account can sign in in another browser', async () => {
  await register({ email: 'rita.two@example.com' })

  const tokens = await tokensFor(server.visitor(), server.origin, 'RITA.TWO@example.com', RITA.password)

  expect(tokens.access_token).toBeTruthy()
})

test('the sign-in page links to the registration', async () => {
  const visitor = server.visitor()
  const login = await visitor.open(authorizationUrl(aLogin(server.origin)))
  const link = decode(/id="kc-registration">[^<]*<a href="([^"]*)"/.exec(login.text)?.[1] ?? '')

  const page = await visitor.open(link)
  const { returnedTo } = await visitor.submit(page, 'kc-register-form', {
    ...RITA,
    email: 'rita.three@example.com',
  })

  expect(returnedTo?.searchParams.get('code')).toBeTruthy()
})

test.each([
  ['no first name', 'firstName', { firstName: '  ' }],
  ['no last name', 'lastName', { lastName: '' }],
  ['no e-mail address', 'email', { email: '' }],
  ['no password', 'password', { password: '' }],
  ['no repeated password', 'password-confirm', { 'password-confirm': '' }],
])('a registration with %s is refused in all languages', async (_, field, values) => {
  const errors = await Promise.all(
    ['en', 'de', 'es'].map(async (language) => errorOf(await register(values, language), field)),
  )

  expect(errors).toEqual([
    'Please fill in this field.',
    'Bitte füllen Sie dieses Feld aus.',
    'Rellene este campo.',
  ])
})

test('names are stored in composed Unicode form, with one space between their words', async () => {
  const names = { firstName: ' Jose\u0301 \u00a0 Mari\u0301a', lastName: 'Nun\u0303ez-Garci\u0301a' }
  await register({ ...names, email: 'jose@example.com' })

  const { access_token } = await tokensFor(server.visitor(), server.origin, 'jose@example.com', RITA.password)

  expect(decodeJwt(access_token)['name']).toBe('José María Nuñez-García')
})

test.each([
  ['a line break', { firstName: 'Rita\nEve' }, 'firstName'],
  ['a direction', { firstName: 'Rita\u202eEve' }, 'firstName'],
  ['struck-out letters', { lastName: 'N\u0336e\u0336u\u0336' }, 'lastName'],
  ['letters that look alike', { lastName: 'Nеu' }, 'lastName'],
  ['two alphabets', { lastName: 'Παπαδοπούλου' }, 'lastName'],
])('a name with %s is refused', async (_, values, field) => {
  expect(errorOf(await register({ ...values, email: 'eve@example.com' }), field)).toContain('alphabet')
})

test.each([
  {
    field: 'firstName',
    values: { firstName: 'https://evil.example' },
    errors: [
      'Please use only letters of one alphabet, spaces, hyphens, apostrophes and full stops.',
      'Bitte verwenden Sie nur Buchstaben eines Alphabets, Leerzeichen, Bindestriche, Apostrophe und Punkte.',
      'Utilice solo letras de un mismo alfabeto, espacios, guiones, apóstrofos y puntos.',
    ],
  },
  {
    field: 'lastName',
    values: { lastName: 'x'.repeat(256) },
    errors: [
      'Please use at most 255 characters.',
      'Bitte verwenden Sie höchstens 255 Zeichen.',
      'Utilice como máximo 255 caracteres.',
    ],
  },
  {
    field: 'email',
    values: { email: 'rita@example' },
    errors: [
      'Please enter a valid e-mail address, such as name@example.com.',
      'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.com.',
      'Introduzca un correo electrónico válido, por ejemplo nombre@example.com.',
    ],
  },
  {
    field: 'password',
    values: { password: 'seven77' },
    errors: [
      'Please use at least 8 characters.',
      'Bitte verwenden Sie mindestens 8 Zeichen.',
      'Utilice al menos 8 caracteres.',
    ],
  },
  {
    field: 'password',
    values: { password: 'x'.repeat(129) },
    errors: [
      'Please use at most 128 characters.',
      'Bitte verwenden Sie höchstens 128 Zeichen.',
      'Utilice como máximo 128 caracteres.',
    ],
  },
  {
    field: 'password',
    values: { password: 'qwertzuiop' },
    errors: [
      'This password is too easy to guess. A row of keys is among the first guesses. Add one or two less common words. If it is to be a pattern of keys, make it longer and change direction often.',
      'Dieses Passwort ist zu leicht zu erraten. Eine Reihe von Tasten wird mit als Erstes probiert. Fügen Sie ein oder zwei weniger gebräuchliche Wörter hinzu. Soll es ein Tastenmuster sein, dann ein längeres, das oft die Richtung wechselt.',
      'Esta contraseña es demasiado fácil de adivinar. Una fila de teclas es de lo primero que se prueba. Añada una o dos palabras menos corrientes. Si ha de ser un patrón de teclas, que sea más largo y cambie de dirección.',
    ],
  },
  {
    field: 'password-confirm',
    values: { 'password-confirm': 'piano window eight' },
    errors: [
      'The two passwords are not the same.',
      'Die beiden Passwörter stimmen nicht überein.',
      'Las dos contraseñas no coinciden.',
    ],
  },
])('an invalid $field is explained in all languages: $errors.0', async ({ field, values, errors }) => {
  const pages = await Promise.all(['en', 'de', 'es'].map((language) => register(values, language)))

  expect(pages.map((page) => errorOf(page, field))).toEqual(errors)
})

test('an e-mail address that has an account is refused in all languages', async () => {
  await register({ email: 'taken@example.com' })

  const pages = await Promise.all(
    ['en', 'de', 'es'].map((language) => register({ email: 'Taken@example.com' }, language)),
  )

  expect(pages.map((page) => errorOf(page, 'email'))).toEqual([
    'There is already an account with this e-mail address.',
    'Zu dieser E-Mail-Adresse gibt es bereits ein Konto.',
    'Ya existe una cuenta con este correo electrónico.',
  ])
})

test('a refused registration keeps the fields, but never a password', async () => {
  const page = await register({ email: 'rita@', firstName: '"><script>alert(1)</script>' })

  expect(['firstName', 'lastName', 'email'].map((field) => valueOf(page, field))).toEqual([
    '"><script>alert(1)</script>',
    "O'Neill-Núñez",
    'rita@',
  ])
  expect(page.text).not.toContain('<script>alert')
  expect(page.text).not.toContain(RITA.password)
})

test('an invalid field is marked and linked to its error message', async () => {
  const { text } = await register({ email: 'rita@' })

  const input = /<input id="email"[^>]*>/.exec(text)?.[0]
  expect(input).toContain('aria-invalid="true"')
  expect(input).toContain('aria-describedby="input-error-email"')
})

test.each([
  ['of 128 characters', 'Größe Löwe Äpfel '.repeat(8).slice(0, 128)],
  ['with outer spaces', '  two spaces at each end  '],
  ['of emoji', '🏠🔑🛋️🪴🏠🔑🛋️🪴'],
  ['with a decomposed letter', 'cafe\u0301 am Rosenplatz'],
])('a password %s is accepted exactly as typed', async (name, password) => {
  const email = `${name.replaceAll(' ', '-')}@example.com`
  await register({ email, password, 'password-confirm': password })

  const asTyped = await signIn(server.visitor(), aLogin(server.origin), email, password)
  const normalized = await signIn(
    server.visitor(),
    aLogin(server.origin),
    email,
    password.trim().normalize('NFKC'),
  )

  expect(asTyped.returnedTo).toBeDefined()
  expect(normalized.returnedTo === undefined).toBe(password !== password.trim().normalize('NFKC'))
})

test('the own e-mail address is refused as a password', async () => {
  const page = await register({ password: 'rita@example.com', 'password-confirm': 'rita@example.com' })

  expect(errorOf(page, 'password')).toContain('too easy to guess')
})

test('a language that is chosen on the page is kept when the form is refused', async () => {
  const visitor = server.visitor('en')
  const page = await openRegistration(visitor, aLogin(server.origin, { ui_locales: 'en' }))
  const spanish = decode(/<a href="([^"]*)" hreflang="es"/.exec(page.text)?.[1] ?? '')

  const inSpanish = await visitor.open(spanish)
  const refused = await visitor.submit(inSpanish, 'kc-register-form', { ...RITA, email: '' })

  expect(refused.text).toContain('<html lang="es">')
  expect(errorOf(refused, 'email')).toBe('Rellene este campo.')
})

test('no test of this file has caused a server error', () => {
  expect(server.errors).toEqual([])
})
