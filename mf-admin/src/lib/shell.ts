import type { useShell } from '@domizil/remote-kit'

/** What the shell can do for this remote. */
export type Shell = ReturnType<typeof useShell>
