import { useState } from 'react'
import { useMedia } from './use-media.ts'

/** Whether all of something long is shown: once the reader wants it, and on paper, where nothing can be pressed. */
export function useShowsAll(): readonly [showsAll: boolean, toggle: () => void] {
  const [isWanted, setIsWanted] = useState(false)
  const isPrinted = useMedia('print')

  return [isWanted || isPrinted, () => setIsWanted((all) => !all)]
}
