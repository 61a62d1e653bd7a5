import { MediaCardSkeleton, Skeleton } from '@domizil/ui/parts'
import type { Example } from '../example.ts'
import styles from './example.module.css'

export const skeletonExamples: readonly Example[] = [
  { name: 'Skeleton width, round, ratio', States: Shapes },
  { name: 'MediaCardSkeleton', States: Card },
]

function Shapes() {
  return (
    <>
      <Skeleton width="60%" />
      <Skeleton width="40px" height="40px" round />
      <Skeleton ratio={[3, 1]} />
    </>
  )
}

function Card() {
  return (
    <div className={styles.wide}>
      <MediaCardSkeleton />
    </div>
  )
}
