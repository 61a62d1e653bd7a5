import { type AdminReport, getFlatReview } from '@domizil/api'
import { queryOf, useQuery, useSay } from '@domizil/app-kit'
import { Skeleton } from '@domizil/ui/parts'
import { useState } from 'react'
import { REPORT_LIST } from '../features/reports/report-list.tsx'
import { ReportYears } from '../features/reports/report-years.tsx'
import { ReviewGallery } from '../features/review/review-gallery.tsx'
import { ReviewTexts } from '../features/review/review-texts.tsx'
import { NoSuchRow } from '../lib/list/details/no-such-row.tsx'
import { ListSection } from '../lib/list/list-section.tsx'

const REPORTS = { ...REPORT_LIST, Related: ReportContent }

/** The reports of content, and their yearly figures. */
export function ReportsTab() {
  const say = useSay()

  return (
    <>
      <ListSection list={REPORTS} title={say('list.reports')} />
      <ReportYears />
    </>
  )
}

/** What has been said and decided about a report, and then what it is about: the texts of a flat are long. */
function ReportContent({ row }: { row: AdminReport }) {
  const Said = REPORT_LIST.Related

  return (
    <>
      {Said && <Said row={row} />}
      {row.subject === 'FLAT' && row.flatId !== null && <ReportedFlat id={row.flatId} />}
    </>
  )
}

/** The photos and texts of a reported flat, as they are now. */
function ReportedFlat({ id }: { id: number }) {
  const review = useQuery(queryOf(getFlatReview, { params: { id } }))
  const [at, setAt] = useState(0)
  if (review.status === 'pending') return <Skeleton height="280px" />
  if (!review.data) return <NoSuchRow query={review} />

  const { flat, title } = review.data
  const cover = flat.images.findIndex(({ mainImage }) => mainImage)
  return (
    <>
      <ReviewGallery images={flat.images} cover={cover} title={title} at={at} onChange={setAt} />
      <ReviewTexts flat={flat} />
    </>
  )
}
