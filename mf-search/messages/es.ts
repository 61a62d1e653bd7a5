import type { FilterTexts } from '@domizil/flat-ui/filters'
import numbers from '@domizil/app-kit/messages/numbers/es.json' with { type: 'json' }
import flatField from '@domizil/domain/messages/flat-field/es.json' with { type: 'json' }
import amenities from '@domizil/flat-ui/messages/amenities/es.json' with { type: 'json' }
import filters from '@domizil/domain/messages/filters/es.json' with { type: 'json' }
import tile from '@domizil/flat-ui/messages/tile/es.json' with { type: 'json' }
import own from './es.json' with { type: 'json' }

export default {
  ...numbers,
  ...flatField,
  ...amenities,
  ...filters,
  ...tile,
  ...own,
} satisfies FilterTexts
