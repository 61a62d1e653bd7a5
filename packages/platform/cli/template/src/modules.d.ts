/** A CSS module as the bundler exports it: our class names mapped to the generated ones. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

/** The pages that the routes name, as `defineRemote` takes them: `sample` is `SamplePage` of `pages/sample-page.tsx`. */
declare module '*/routes.json?pages' {
  const pages: never
  export default pages
}
