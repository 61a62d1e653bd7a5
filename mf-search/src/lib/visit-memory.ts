import type { ShellApi } from '@domizil/shell-api'

/** A value that outlives the page, so that Back restores it. Ends with the visit. */
export function visitMemory<Value>(initial: Value) {
  const values = new WeakMap<ShellApi, { value: Value }>()

  return {
    recall: (shell: ShellApi): Value => (values.get(shell) ?? { value: initial }).value,
    keep: (shell: ShellApi, value: Value): void => void values.set(shell, { value }),
  }
}
