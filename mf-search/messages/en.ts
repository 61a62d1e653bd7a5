import type { FilterTexts } from '@domizil/flat-ui/filters'
import numbers from '@domizil/app-kit/messages/numbers/en.json' with { type: 'json' }
import flatField from '@domizil/domain/messages/flat-field/en.json' with { type: 'json' }
import amenities from '@domizil/flat-ui/messages/amenities/en.json' with { type: 'json' }
import filters from '@domizil/domain/messages/filters/en.json' with { type: 'json' }
import tile from '@domizil/flat-ui/messages/tile/en.json' with { type: 'json' }
import own from './en.json' with { type: 'json' }

export default {
  ...numbers,
  ...flatField,
  ...amenities,
  ...filters,
  ...tile,
  ...own,
} satisfies FilterTexts
