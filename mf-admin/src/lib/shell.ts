import type { useShell } from '@domizil/app-kit'

/** What the shell can do for this remote. */
export type Shell = ReturnType<typeof useShell>
