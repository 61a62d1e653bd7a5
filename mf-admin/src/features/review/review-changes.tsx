import { type FlatReview, getListingChanges } from '@domizil/api'
import { queryOf, useQuery } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ListingChanges } from '../../lib/changes/listing-changes.tsx'
import { type ChangedListing, SECOND_LOOK } from '../../lib/changes/second-look.ts'
import { ActionDialog } from '../../lib/list/action-dialog.tsx'
import type { RowAction } from '../../lib/list/list-description.ts'
import { useRowAction } from '../../lib/list/use-row-action.ts'
import styles from './review.module.css'

interface ReviewChangesProps {
  review: FlatReview
  /** After a decision, and after one that was refused because the listing is another by now. */
  onChanged: () => void
}

interface TitledListing extends ChangedListing {
  readonly title: string
}

const LISTING = {
  name: 'flats',
  keyOf: (row: unknown) => (row as TitledListing).id,
  titleOf: (row: unknown) => (row as TitledListing).title,
} as const

/** What of a listed flat has changed since its review, before and now, and the decision about what is shown. */
export function ReviewChanges({ review, onChanged }: ReviewChangesProps) {
  const { title, owner } = review
  const { id } = review.flat
  const changes = useQuery(queryOf(getListingChanges, { params: { id } }))
  const [asked, setAsked] = useState<{ action: RowAction<unknown>; row: TitledListing }>()
  const close = () => {
    setAsked(undefined)
    if (runner.problem) refresh()
  }
  const refresh = () => {
    void changes.refetch()
    onChanged()
  }
  const runner = useRowAction({
    titleOf: LISTING.titleOf,
    isAsking: asked !== undefined,
    onDone: () => {
      setAsked(undefined)
      refresh()
    },
  })
  const seen = changes.data?.changedSinceReview ?? null

  return (
    <section className={styles.card} aria-labelledby="review-changes">
      <h2 id="review-changes">
        <FormattedMessage id="flats.changed" />
      </h2>
      <ListingChanges flat={{ id }} />
      <div className={styles.decide}>
        {SECOND_LOOK.map((action) => (
          <Button
            key={action.id}
            disabled={seen === null}
            icon={<action.Icon size={18} aria-hidden="true" />}
            onClick={() => {
              runner.forget()
              setAsked({
                action: action as RowAction<unknown>,
                row: { id, title, ownerLocale: owner.locale, changedSinceReview: seen },
              })
            }}
          >
            <FormattedMessage id={`action.${action.id}`} />
          </Button>
        ))}
      </div>
      <ActionDialog list={LISTING} asked={asked && { ...asked, close }} runner={runner} />
    </section>
  )
}
