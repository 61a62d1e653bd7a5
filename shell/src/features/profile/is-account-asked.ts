/** Whether the address asks for the dialog with the reports, as links in mails do. */
export function isAccountAsked(search: string): boolean {
  return new URLSearchParams(search).get('account') === 'reports'
}
