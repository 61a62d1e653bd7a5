import { OIDC_PATH } from '../names.ts'
import type { Route } from '../routes/route.ts'
import { sendFrame } from './send-frame.ts'

const FOLDER = `${OIDC_PATH}/3p-cookies`

const SET_COOKIE = `
const isAllowed = !('hasStorageAccess' in document) || await document.hasStorageAccess()
  || await document.requestStorageAccess().then(() => true, () => false)
if (isAllowed) {
  document.cookie = 'KEYCLOAK_3P_COOKIE_SAMESITE=supported; Max-Age=60; SameSite=None; Secure'
  document.cookie = 'KEYCLOAK_3P_COOKIE=supported; Max-Age=60'
  location.replace('step2.html')
} else {
  parent.postMessage('unsupported', location.origin)
}`

const READ_COOKIE = `
const isSupported = document.cookie.includes('KEYCLOAK_3P_COOKIE')
for (const name of ['KEYCLOAK_3P_COOKIE_SAMESITE', 'KEYCLOAK_3P_COOKIE']) document.cookie = name + '=; Max-Age=0'
parent.postMessage(isSupported ? 'supported' : 'unsupported', location.origin)`

/** The two steps in which keycloak-js tests cookies in a frame. Without an answer it does not start. */
export const thirdPartyCookieRoutes: Route[] = [
  {
    methods: ['GET'],
    path: `${FOLDER}/step1.html`,
    answer: (ctx) => sendFrame(ctx, 'Cookies, step 1', SET_COOKIE),
  },
  {
    methods: ['GET'],
    path: `${FOLDER}/step2.html`,
    answer: (ctx) => sendFrame(ctx, 'Cookies, step 2', READ_COOKIE),
  },
]
