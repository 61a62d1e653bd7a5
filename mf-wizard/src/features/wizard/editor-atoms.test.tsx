// proves 3.35, 4.17, 8.10
import { afterEach, expect, test } from '@jest/globals'
import { getFlatForEditing } from '@domizil/api'
import { AtomStore } from '@domizil/app-kit/atoms'
import { renderRemote } from '@domizil/testing'
import { useSetAtom } from 'jotai'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import texts from '../../../messages/en.ts'
import { anOwnFlat, apiError, aServer } from '../../testing/flat-page.tsx'
import { openFlatAtom } from './editor-atoms.ts'

afterEach(() => sessionStorage.clear())

/** Opens the flat by a click, and shows the result. */
function Opener() {
  const open = useSetAtom(openFlatAtom)
  const [report, setReport] = useState('')
  const key = { userId: 'somebody', flatId: 7 }

  return (
    <button
      type="button"
      onClick={() => void open(key, new AbortController().signal).then((is) => setReport(String(is)))}
    >
      Open{report}
    </button>
  )
}

async function reportOf(shell: ReturnType<typeof aServer>): Promise<string> {
  const opener = (
    <AtomStore>
      <Opener />
    </AtomStore>
  )
  const { user } = await renderRemote(opener, { shell, texts })
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const { textContent } = await screen.findByRole('button', { name: /true|false/ })
  return textContent ?? ''
}

test('a loaded flat is reported as loaded', async () => {
  expect(await reportOf(aServer(anOwnFlat()))).toBe('Opentrue')
})

test('a flat that fails to load is reported as not loaded', async () => {
  const shell = aServer().on(getFlatForEditing, () => Promise.reject(apiError(500, 'An error occurred')))

  expect(await reportOf(shell)).toBe('Openfalse')
})
