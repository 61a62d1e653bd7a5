import { placeLineOf, remainingImages } from '@domizil/domain'
import { useLocale, useMoney, useRemoteText, useSay } from '@domizil/app-kit'
import { ImageIcon, MapPin } from '@domizil/ui/icons'
import { Picture, PriceTag } from '@domizil/ui/parts'
import { useAtomValue } from 'jotai'
import { formAtom, photosAtom } from './editor-atoms.ts'
import { type FlatForm, isNumber } from './flat-form.ts'
import styles from './preview-card.module.css'

/** The flat as a card in lists, updated while typing. */
export function PreviewCard() {
  const say = useSay()
  const locale = useLocale()
  const form = useAtomValue(formAtom)
  const textOf = useRemoteText()
  const { city, district, languageTag } = form.address
  const title = textOf({ en: form.title_en.trim(), local: form.title_local.trim(), languageTag })

  return (
    <section className={styles.card} aria-labelledby="preview">
      <h2 className="visually-hidden" id="preview">
        {say('preview.title')}
      </h2>
      <MainPhoto />
      <div className={styles.words}>
        <p className={styles.place}>
          <MapPin size={13} />
          {placeLineOf(locale, { district, city: city.trim() }) || say('preview.noPlace')}
        </p>
        <p className={styles.name}>{title || say('preview.noTitle')}</p>
        <Rent form={form} />
      </div>
    </section>
  )
}

function MainPhoto() {
  const photos = remainingImages(useAtomValue(photosAtom))
  const main = photos.find(({ mainImage }) => mainImage)

  return (
    <div className={styles.photo}>
      {main ? (
        <Picture
          key={main.url}
          variants={[{ url: main.url, width: 600, height: 400 }]}
          alt=""
          sizes="300px"
        />
      ) : (
        <ImageIcon size={28} strokeWidth={1.6} />
      )}
    </div>
  )
}

function Rent({ form: { pricePerMonth, size } }: { form: FlatForm }) {
  const say = useSay()
  const money = useMoney()
  if (!isNumber(pricePerMonth) && !isNumber(size)) return null

  return (
    <p className={styles.rent}>
      {isNumber(pricePerMonth) && <PriceTag amount={money(pricePerMonth)} unit={say('preview.perMonth')} />}
      {isNumber(size) && say('preview.size', { size })}
    </p>
  )
}
