import { type FailureFrame, getFailureStack } from '@domizil/api'
import { queryOf, useQuery } from '@domizil/app-kit'
import { ChevronDown } from '@domizil/ui/icons'
import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './remotes.module.css'

interface FailureStackProps {
  /** The app that failed: places of other apps name theirs. */
  remote: string
  words: ReactNode
  stack: string
}

/** What a failure said; opened, it names the places in the sources that the failure went through. */
export function FailureStack({ remote, words, stack }: FailureStackProps) {
  const [isOpen, setOpen] = useState(false)

  return (
    <details className={styles.stack} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <ChevronDown size={18} aria-hidden="true" />
        {words}
      </summary>
      {isOpen && <Places remote={remote} stack={stack} />}
    </details>
  )
}

function Places({ remote, stack }: Pick<FailureStackProps, 'remote' | 'stack'>) {
  const found = useQuery(queryOf(getFailureStack, { params: { stack } }))
  if (found.status === 'error') return <p role="alert">{found.error.message}</p>
  if (!found.data) {
    return (
      <p role="status">
        <FormattedMessage id="remotes.stackLoading" />
      </p>
    )
  }

  return (
    <>
      <ol lang="en">
        {found.data.map((frame) => (
          <li key={placeOf(frame)}>{wordsOf(frame, remote)}</li>
        ))}
      </ol>
      {found.data.every(({ source }) => source === null) && (
        <p>
          <FormattedMessage id="remotes.stackWithoutMap" />
        </p>
      )}
    </>
  )
}

const placeOf = ({ remote, version, file, line, column }: FailureFrame) =>
  `${remote} ${version} ${file}:${line}:${column}`

/** In the sources, or in the published script of a version without source maps. */
function wordsOf(frame: FailureFrame, failed: string): string {
  const { source, remote } = frame
  if (!source) return placeOf(frame)
  // A package that is built into the app lies beside its folder.
  const file = source.file.replace(/^(\.\.?\/)+/, '')
  const place = `${remote === failed ? '' : `${remote} `}${file}:${source.line}:${source.column}`
  return source.name ? `${place} ${source.name}` : place
}
