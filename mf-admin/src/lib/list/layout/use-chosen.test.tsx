import { FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { useChosen } from './use-chosen.ts'

function Choice() {
  const [value, setValue] = useChosen('layout', 'flats', (stored) =>
    typeof stored === 'string' ? stored : 'usual',
  )
  return (
    <button type="button" onClick={() => setValue('own')}>
      {value}
    </button>
  )
}

test('a chosen layout is stored for its user, and not applied for another user of the same browser', async () => {
  const showTo = (id: string) =>
    renderRemote(<Choice />, { shell: new FakeShell().signedInAs({ id }), texts: {} })
  const first = await showTo('u-1')
  await first.user.click(screen.getByRole('button'))
  first.unmount()
  const other = await showTo('u-2')
  const seenByOther = screen.getByRole('button').textContent
  other.unmount()

  await showTo('u-1')

  expect([seenByOther, screen.getByRole('button').textContent]).toEqual(['usual', 'own'])
})
