// What the bundler makes of files that are no TypeScript, for all that runs in a browser.

/** A CSS module: our class names mapped to the generated ones. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css'

/** The pages that a remote's routes name, as `defineRemote` takes them: each a chunk of its file. */
declare module '*/routes.json?pages' {
  const pages: never
  export default pages
}
