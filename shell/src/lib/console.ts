/** The one place that writes to the browser's console: for whoever looks for the cause of what a visitor tells. */
export function logError(...what: readonly unknown[]): void {
  console.error(...what)
}

export function logWarning(...what: readonly unknown[]): void {
  console.warn(...what)
}
