import { FormattedMessage } from 'react-intl'
import type { DamagedFile } from './use-registry.ts'
import { VersionsTable } from './versions-table.tsx'

const COLUMNS = ['part', 'version', 'file'] as const

/** The damaged files of served versions, which are replaced by their previous versions. */
export function DamagedFiles({ files }: { files: readonly DamagedFile[] }) {
  return (
    <div role="alert">
      <VersionsTable columns={COLUMNS} caption={<FormattedMessage id="remotes.damagedTitle" />}>
        {files.map(({ part, version, file }) => (
          <tr key={`${part} ${version} ${file}`}>
            <th scope="row">{part}</th>
            <td>{version}</td>
            <td>{file}</td>
          </tr>
        ))}
      </VersionsTable>
      <p>
        <FormattedMessage id="remotes.damagedHint" />
      </p>
    </div>
  )
}
