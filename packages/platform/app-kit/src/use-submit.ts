import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

/**
 * Submits a form with `send`, which resolves with whether it was accepted. A refusal focuses the first invalid field,
 * or else the general message, which may be out of view. Without `isReady` a submission does nothing.
 */
export function useSubmit(send: () => Promise<boolean>, isReady = true) {
  const root = useRef<HTMLFormElement>(null)
  const [failures, setFailures] = useState(0)

  useEffect(() => {
    if (failures > 0) focusFirstProblem(root.current)
  }, [failures])

  async function submit() {
    if (!(await send())) setFailures((count) => count + 1)
  }

  return {
    root,
    handleSubmit: (event: SyntheticEvent) => {
      event.preventDefault()
      if (isReady) void submit()
    },
  }
}

/**
 * Focuses the first invalid field inside, of a group its first input; or else the general message. Returns whether there
 * is either.
 */
export function focusFirstProblem(form: Element | null): boolean {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const field = invalid?.matches('fieldset') ? invalid.querySelector('input') : invalid
  const message = form?.querySelector<HTMLElement>('[role="alert"][tabindex]')
  const problem = field ?? message
  problem?.focus()

  return problem !== undefined && problem !== null
}
