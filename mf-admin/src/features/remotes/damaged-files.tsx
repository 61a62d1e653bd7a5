import { FormattedMessage } from 'react-intl'
import type { DamagedFile } from './use-registry.ts'
import { VersionsTable } from './versions-table.tsx'

/** The damaged files of served versions, which are replaced by their previous versions. */
export function DamagedFiles({ files }: { files: readonly DamagedFile[] }) {
  return (
    <div role="alert">
      <VersionsTable
        caption={<FormattedMessage id="remotes.damagedTitle" />}
        columns={[
          { id: 'part', cell: ({ part }) => part },
          { id: 'version', cell: ({ version }) => version },
          { id: 'file', cell: ({ file }) => file },
        ]}
        rows={files}
        keyOf={({ part, version, file }) => `${part} ${version} ${file}`}
      />
      <p>
        <FormattedMessage id="remotes.damagedHint" />
      </p>
    </div>
  )
}
