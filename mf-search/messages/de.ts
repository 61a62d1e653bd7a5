import type { FilterTexts } from '@domizil/flat-ui/filters'
import numbers from '@domizil/app-kit/messages/numbers/de.json' with { type: 'json' }
import flatField from '@domizil/domain/messages/flat-field/de.json' with { type: 'json' }
import amenities from '@domizil/flat-ui/messages/amenities/de.json' with { type: 'json' }
import filters from '@domizil/domain/messages/filters/de.json' with { type: 'json' }
import tile from '@domizil/flat-ui/messages/tile/de.json' with { type: 'json' }
import own from './de.json' with { type: 'json' }

export default {
  ...numbers,
  ...flatField,
  ...amenities,
  ...filters,
  ...tile,
  ...own,
} satisfies FilterTexts
