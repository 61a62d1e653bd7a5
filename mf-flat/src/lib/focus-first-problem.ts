/** Leads to what is wrong: the first such field, or else what is said of the whole, which may be out of sight. */
export function focusFirstProblem(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const whole = form?.querySelector<HTMLElement>('[role="alert"][tabindex]')
  ;(field ?? whole)?.focus()
}
