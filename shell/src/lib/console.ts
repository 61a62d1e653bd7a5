/** The only place that writes to the console: details for the analysis of reported errors. */
export function logError(...what: readonly unknown[]): void {
  console.error(...what)
}

export function logWarning(...what: readonly unknown[]): void {
  console.warn(...what)
}
