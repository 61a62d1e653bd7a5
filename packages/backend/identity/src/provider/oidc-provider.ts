// On Node 20 the library prints "Unsupported runtime" at import. Everything we use of it is tested on 20.19 and
// later, so this notice is suppressed; other warnings pass.
const NOTICE = 'Unsupported runtime'
const warn = console.warn

console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes(NOTICE)) warn(...words)
}
const library = await import('oidc-provider').finally(() => {
  console.warn = warn
})

/** The only import of the library's code. */
export const { Provider, errors, interactionPolicy } = library
