export { CookiesFirst } from './login/cookies-first.tsx'
export { SignedInOnly } from './login/signed-in-only.tsx'
export { useLogin } from './login/use-login.ts'
