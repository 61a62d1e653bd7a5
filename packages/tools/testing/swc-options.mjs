/** How swc makes modules of our sources that run as they are. */
export const swcOptions = (tsx) => ({
  jsc: {
    parser: { syntax: 'typescript', tsx },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
    // Without it swc takes `with { type: 'json' }` away, which Node needs and of whose absence jest complains.
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
})
