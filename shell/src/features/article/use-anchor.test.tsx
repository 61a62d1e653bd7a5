import { afterEach, expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { useAnchor } from './use-anchor.ts'

function Page({ id }: { id: string }) {
  useAnchor()
  return <details id={id}>An answer</details>
}

HTMLElement.prototype.scrollIntoView = () => undefined
afterEach(() => window.history.replaceState(null, '', '/help'))

test.each([
  ['#costs', 'costs'],
  ['#k%C3%BCndigung', 'kündigung'],
  ['#100%', '100%'],
])('the answer named by the anchor %s is opened', (hash, id) => {
  window.history.replaceState(null, '', `/help${hash}`)

  render(<Page id={id} />)

  expect(screen.getByText('An answer')).toHaveProperty('open', true)
})
