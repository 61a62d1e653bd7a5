import { useState } from 'react'

const NAME = 'domizil.admin.singleKeys'

/** Whether single keys act. This browser stores it: speech input and slips of a finger press keys by accident. */
export function useKeySwitch() {
  const [isOn, setIsOn] = useState(readSwitch)

  return {
    isOn,
    change: (next: boolean) => {
      setIsOn(next)
      try {
        localStorage.setItem(NAME, next ? 'on' : 'off')
      } catch {
        // Storage may be forbidden or full: the choice then lives as long as the page.
      }
    },
  }
}

function readSwitch(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off'
  } catch {
    return true
  }
}
