import { lazyChunk } from '@domizil/app-kit'
import type { ReportPictureProps } from './report-picture.tsx'

const ReportPicture = lazyChunk<ReportPictureProps>('report-picture', () =>
  import(/* webpackChunkName: "report-picture" */ './report-picture.tsx').then(
    (module) => module.ReportPicture,
  ),
)

/** The chart, whose library is loaded when it is first rendered. */
export function LazyReportPicture(props: ReportPictureProps) {
  return <ReportPicture {...props} />
}
