import login from '@domizil/app-kit/messages/login/de.json' with { type: 'json' }
import map from '@domizil/app-kit/messages/map/de.json' with { type: 'json' }
import amenities from '@domizil/flat-ui/messages/amenities/de.json' with { type: 'json' }
import report from '@domizil/flat-ui/messages/report/de.json' with { type: 'json' }
import own from './de.json' with { type: 'json' }

export default { ...login, ...map, ...amenities, ...report, ...own }
