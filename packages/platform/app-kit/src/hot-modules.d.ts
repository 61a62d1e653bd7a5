/** What the bundler adds for a loop of development: its hot module replacement. */
interface ImportMeta {
  readonly webpackHot?: { addStatusHandler(handle: (status: string) => void): void }
}
