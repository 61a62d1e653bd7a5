import { useEffect } from 'react'
import { useServices } from '../lib/services.ts'

/** Has its effect when all around it is hydrated: what was pressed before is repeated. */
export function Ready({ isWhole = true }: { isWhole?: boolean }) {
  const { history } = useServices()
  useEffect(() => {
    if (isWhole) history.catchUp()
    domizilBoot.repeatInput('shell')
  }, [history, isWhole])

  return null
}
