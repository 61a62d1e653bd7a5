import { PictureCarousel } from '@domizil/ui/parts'
import type { Example, ExampleProps } from '../example.ts'
import styles from './example.module.css'

export const pictureCarouselExamples: readonly Example[] = [{ name: 'PictureCarousel', States: Photos }]

function Photos({ word, pictures }: ExampleProps) {
  return (
    <div className={styles.wide}>
      <PictureCarousel
        pictures={pictures.map((variants, id) => ({ id, variants, alt: '' }))}
        sizes="360px"
        ratio="3 / 2"
        label={word('pictures')}
        previousLabel={word('previous')}
        nextLabel={word('next')}
      />
    </div>
  )
}
