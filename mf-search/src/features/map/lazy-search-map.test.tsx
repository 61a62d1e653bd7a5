import { FakeShell, renderRemote } from '@domizil/testing'
import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import texts from '../../../messages/en.ts'
import { MapBoundary } from './lazy-search-map.tsx'

const CHUNK_ERROR = Object.assign(new Error('chunk "map" could not be loaded'), { code: 'CHUNK_FAILED' })

/** Sets the navigation type, which jsdom lacks. */
function arriveBy(type: 'navigate' | 'reload'): void {
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming]
}

/** The error boundary around the remote, which reports to the shell. */
class Outside extends Component<{ children: ReactNode }, { told?: string }> {
  override state: { told?: string } = {}
  static getDerivedStateFromError({ message }: Error) {
    return { told: message }
  }
  override render() {
    return this.state.told ?? this.props.children
  }
}

function MapWithoutChunk(): never {
  throw CHUNK_ERROR
}

function BrokenMap(): never {
  throw new Error('The script did not come')
}

test('a failing map shows an error in its place, and the list stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined) // React logs caught errors
  const shell = new FakeShell()

  await renderRemote(
    <>
      <p>The list</p>
      <MapBoundary>
        <BrokenMap />
      </MapBoundary>
    </>,
    { shell, texts },
  )

  expect(screen.getByRole('alert').textContent).toContain('The map could not be loaded')
  expect(screen.getByText('The list')).toBeTruthy()
  expect(shell.errors).toEqual([])
})

test('a failed chunk of the map is passed to the shell, which reloads the page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  arriveBy('navigate')

  await renderRemote(
    <Outside>
      <MapBoundary>
        <MapWithoutChunk />
      </MapBoundary>
    </Outside>,
    { texts },
  )

  expect(screen.getByText(CHUNK_ERROR.message)).toBeTruthy()
})

test('after a reload without the map’s chunk the list works, and the map’s place shows an error', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  arriveBy('reload')

  await renderRemote(
    <Outside>
      <p>The list</p>
      <MapBoundary>
        <MapWithoutChunk />
      </MapBoundary>
    </Outside>,
    { texts },
  )

  expect(screen.getByRole('alert').textContent).toContain('The map could not be loaded')
})
