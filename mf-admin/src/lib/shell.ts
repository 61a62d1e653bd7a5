import type { useShell } from '@domizil/app-kit'

/** The shell of this remote. */
export type Shell = ReturnType<typeof useShell>
