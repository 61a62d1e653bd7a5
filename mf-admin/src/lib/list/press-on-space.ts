import type { KeyboardEvent } from 'react'

/** Makes the space bar work where antd's elements that are not buttons handle Enter only. */
export function pressOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ' || event.target !== event.currentTarget) return
  event.preventDefault()
  event.currentTarget.click()
}
