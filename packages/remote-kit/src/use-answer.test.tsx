import { expect, test } from '@jest/globals'
import { getFlat } from '@domizil/contract'
import { aPublicFlat, FakeShell, renderRemote } from '@domizil/testing'
import { act, screen } from '@testing-library/react'
import { Component, type ReactNode, useState } from 'react'
import { useAnswer } from './use-answer.ts'

function Flat({ id }: { id: number }) {
  const { answer, retry } = useAnswer(getFlat, { params: { id } })
  if (answer.status === 'loaded') return <p>{answer.value.title_en}</p>
  if (answer.status === 'failed')
    return (
      <button type="button" onClick={retry}>
        {answer.message}
      </button>
    )
  return <p>loading</p>
}

const apiError = (message: string) => Object.assign(new Error(message), { ajax: true, status: 503 })

test('what the backend answers is shown', async () => {
  const shell = new FakeShell().on(getFlat, () => aPublicFlat({ title_en: 'Loft in Mitte' }))

  await renderRemote(<Flat id={1} />, { shell, texts: {} })

  expect(await screen.findByText('Loft in Mitte')).toBeTruthy()
})

test('a failed call is told in its own words and can be asked again', async () => {
  let attempts = 0
  const shell = new FakeShell().on(getFlat, () => {
    attempts += 1
    return attempts === 1
      ? Promise.reject(apiError('The database is away'))
      : aPublicFlat({ title_en: 'Loft' })
  })
  await renderRemote(<Flat id={1} />, { shell, texts: {} })

  const again = await screen.findByRole('button', { name: 'The database is away' })
  await act(async () => again.click())

  expect(await screen.findByText('Loft')).toBeTruthy()
})

test('an answer that comes after the next question is dropped', async () => {
  const answers = new Map<number, (title: string) => void>()
  const shell = new FakeShell().on(getFlat, ({ params }) => {
    return new Promise((resolve) => answers.set(params.id, (title_en) => resolve(aPublicFlat({ title_en }))))
  })
  await renderRemote(<Chosen />, { shell, texts: {} })
  await act(async () => screen.getByRole('button', { name: 'next' }).click())

  await act(async () => answers.get(2)?.('second'))
  await act(async () => answers.get(1)?.('first'))

  expect(screen.getByText('second')).toBeTruthy()
})

function Chosen() {
  const [id, setId] = useState(1)
  return (
    <>
      <Flat id={id} />
      <button type="button" onClick={() => setId(2)}>
        next
      </button>
    </>
  )
}

test('what is no failed call reaches the error boundary instead of loading for ever', async () => {
  const shell = new FakeShell().on(getFlat, () => Promise.reject(new TypeError('our own fault')))

  await renderRemote(
    <Boundary>
      <Flat id={1} />
    </Boundary>,
    { shell, texts: {} },
  )

  expect(await screen.findByText('caught: our own fault')).toBeTruthy()
})

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {}
  static getDerivedStateFromError({ message }: Error) {
    return { message }
  }
  override render() {
    return this.state.message ? <p>caught: {this.state.message}</p> : this.props.children
  }
}
