import type { FlatCard } from '@domizil/api'
import { PageTitle, useShell } from '@domizil/app-kit'
import { buttonClass, SectionHeading } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { favouritesPath } from '@domizil/links'
import { useCallback } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { FlatsOutcome } from './favourites-atoms.ts'
import { FlatGrid } from './flat-grid.tsx'
import { FlatSkeletons, FlatsFailed, NoFlats } from './flats-state.tsx'
import { useFlats } from './use-flats.ts'

/** The flats of a link that somebody was sent. Their hearts are the reader's own. */
export function SharedFlats({ ids }: { ids: readonly number[] }) {
  const intl = useIntl()
  const key = ids.join()
  const sourceOf = useCallback(() => key.split(',').map(Number), [key])
  const { outcome, retry } = useFlats(sourceOf)
  const title = intl.formatMessage({ id: 'shared.title' })

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <SectionHeading
        level={1}
        title={title}
        hint={<FormattedMessage id="shared.hint" />}
        action={
          <Link className={buttonClass()} to={favouritesPath()}>
            <FormattedMessage id="shared.own" />
          </Link>
        }
      />
      <SharedList outcome={outcome} onRetry={retry} />
    </>
  )
}

function SharedList({ outcome, onRetry }: { outcome: FlatsOutcome; onRetry: () => void }) {
  const shell = useShell()
  const toggle = useCallback((flat: FlatCard) => void shell.toggleFavourite(flat.id), [shell])
  if (outcome.status === 'loading') return <FlatSkeletons />
  if (outcome.status === 'failed') return <FlatsFailed message={outcome.message} onRetry={onRetry} />
  if (outcome.flats.length > 0) return <FlatGrid flats={outcome.flats} onToggleFavourite={toggle} />

  return (
    <NoFlats title={<FormattedMessage id="shared.none" />}>
      <FormattedMessage id="shared.noneHint" />
    </NoFlats>
  )
}
