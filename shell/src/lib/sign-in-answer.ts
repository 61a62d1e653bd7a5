/** Whether a hash contains the identity service's response; keycloak-js reads and removes it. */
export function isSignInAnswer(hash: string): boolean {
  return /[#&]state=/.test(hash) && /[#&](code|error)=/.test(hash)
}
