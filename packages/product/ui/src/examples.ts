/** Every component of the design system in its states, for the gallery. */
import { baseExamples } from './base/base.example.tsx'
import type { Example } from './example.ts'
import { calendarExamples } from './calendar/calendar.example.tsx'
import { mapExamples } from './map.example.tsx'
import { avatarExamples } from './parts/avatar.example.tsx'
import { buttonExamples } from './parts/button.example.tsx'
import { checkFieldExamples } from './parts/check-field.example.tsx'
import { chipExamples } from './parts/chip.example.tsx'
import { comboboxExamples } from './parts/combobox.example.tsx'
import { countBadgeExamples } from './parts/count-badge.example.tsx'
import { dialogExamples } from './parts/dialog.example.tsx'
import { energyScaleExamples } from './parts/energy-scale.example.tsx'
import { factsRowExamples } from './parts/facts-row.example.tsx'
import { fieldExamples } from './parts/field.example.tsx'
import { heartButtonExamples } from './parts/heart-button.example.tsx'
import { mediaCardExamples } from './parts/media-card.example.tsx'
import { menuListExamples } from './parts/menu-list.example.tsx'
import { pageStateExamples } from './parts/page-state.example.tsx'
import { pictureCarouselExamples } from './parts/picture-carousel.example.tsx'
import { pictureExamples } from './parts/picture.example.tsx'
import { pillExamples } from './parts/pill.example.tsx'
import { popoverExamples } from './parts/popover.example.tsx'
import { priceTagExamples } from './parts/price-tag.example.tsx'
import { rangeSliderExamples } from './parts/range-slider.example.tsx'
import { ratingExamples } from './parts/rating.example.tsx'
import { sectionHeadingExamples } from './parts/section-heading.example.tsx'
import { skeletonExamples } from './parts/skeleton.example.tsx'
import { spinnerExamples } from './parts/spinner.example.tsx'
import { stepsExamples } from './parts/steps.example.tsx'
import { tabsExamples } from './parts/tabs.example.tsx'
import { tagExamples } from './parts/tag.example.tsx'
import { numberFieldExamples } from './parts/number-field.example.tsx'
import { textFieldExamples } from './parts/text-field.example.tsx'
import { toastsExamples } from './parts/toasts.example.tsx'

export type { Example, ExampleProps, ExampleWord } from './example.ts'

/** The examples by purpose. */
export const PART_EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  ground: [...baseExamples, ...sectionHeadingExamples],
  actions: [...buttonExamples, ...heartButtonExamples, ...chipExamples, ...pillExamples],
  fields: [
    ...textFieldExamples,
    ...numberFieldExamples,
    ...fieldExamples,
    ...checkFieldExamples,
    ...comboboxExamples,
    ...rangeSliderExamples,
    ...ratingExamples,
  ],
  days: calendarExamples,
  words: [
    ...tagExamples,
    ...countBadgeExamples,
    ...avatarExamples,
    ...priceTagExamples,
    ...factsRowExamples,
    ...energyScaleExamples,
  ],
  media: [...mediaCardExamples, ...pictureCarouselExamples, ...pictureExamples],
  map: mapExamples,
  overlays: [...menuListExamples, ...tabsExamples, ...popoverExamples, ...dialogExamples, ...toastsExamples],
  progress: [...stepsExamples],
  states: [...pageStateExamples, ...spinnerExamples, ...skeletonExamples],
}
