import { useSay } from '@domizil/app-kit'
import type { PublicFlat } from '@domizil/api'
import { PillGroup, SectionHeading } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import type { FlatTexts } from '../../lib/flat-texts.ts'
import { LongText } from './long-text.tsx'

/** The landlord's description of the flat and the area. */
export function FlatDescription({ flat, texts }: { flat: PublicFlat; texts: FlatTexts }) {
  const say = useSay()
  const { textOf, language } = texts
  const ofFlat = textOf(flat.description_flat_en, flat.description_flat_local)
  const ofRegion = textOf(flat.description_region_en, flat.description_region_local)

  return (
    <section aria-labelledby="flat-description">
      <SectionHeading
        level={2}
        id="flat-description"
        title={say('texts.title')}
        action={<LanguageSwitch texts={texts} />}
      />
      <LongText key={language} language={language} ofFlat={ofFlat} ofRegion={ofRegion} />
    </section>
  )
}

/** Only if the page shows a translation. */
function LanguageSwitch({ texts: { original, showsOriginal, setShowsOriginal } }: { texts: FlatTexts }) {
  const say = useSay()
  const intl = useIntl()
  if (!original) return null

  const nameOf = (language: string) => intl.formatDisplayName(language, { type: 'language' }) ?? language
  return (
    <PillGroup
      label={say('texts.language')}
      name="flat-text-language"
      value={showsOriginal ? 'original' : 'translation'}
      onChange={(version) => setShowsOriginal(version === 'original')}
      options={[
        { value: 'translation', label: nameOf('en') },
        {
          value: 'original',
          label: say('texts.original', { language: nameOf(original) }),
        },
      ]}
    />
  )
}
