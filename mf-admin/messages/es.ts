import type { FilterTexts } from '@domizil/flat-ui/filters'
import { headingsOf, type ListWords } from '../src/lib/list/list-words.ts'
import map from '@domizil/app-kit/messages/map/es.json' with { type: 'json' }
import stay from '@domizil/app-kit/messages/stay/es.json' with { type: 'json' }
import flatField from '@domizil/domain/messages/flat-field/es.json' with { type: 'json' }
import flatPart from '@domizil/domain/messages/flat-part/es.json' with { type: 'json' }
import amenities from '@domizil/flat-ui/messages/amenities/es.json' with { type: 'json' }
import filters from '@domizil/domain/messages/filters/es.json' with { type: 'json' }
import own from './es.json' with { type: 'json' }

export default {
  ...map,
  ...stay,
  ...flatField,
  ...flatPart,
  ...amenities,
  ...filters,
  ...headingsOf({ ...flatField, ...filters }),
  ...own,
} satisfies FilterTexts & ListWords
