/** What the bundler makes of a CSS module: our class names to the built ones. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css'
