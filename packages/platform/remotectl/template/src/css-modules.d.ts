/** A CSS module as the bundler exports it: our class names mapped to the generated ones. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
