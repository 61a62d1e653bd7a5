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

function focusFirstProblem(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const message = form?.querySelector<HTMLElement>('[role="alert"][tabindex]')
  ;(field ?? message)?.focus()
}
