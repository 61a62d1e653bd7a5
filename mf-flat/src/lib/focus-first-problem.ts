/** Focuses the first invalid field, or else the general message, which may be out of view. */
export function focusFirstProblem(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const whole = form?.querySelector<HTMLElement>('[role="alert"][tabindex]')
  ;(field ?? whole)?.focus()
}
