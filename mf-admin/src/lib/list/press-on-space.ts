import type { KeyboardEvent } from 'react'

/** antd answers to Enter alone where it draws no button: people press the space bar too. */
export function pressOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ' || event.target !== event.currentTarget) return
  event.preventDefault()
  event.currentTarget.click()
}
