/** The identity service answers in the fragment; keycloak-js reads it there and takes it away. */
export function isSignInAnswer(hash: string): boolean {
  return /[#&]state=/.test(hash) && /[#&](code|error)=/.test(hash)
}
