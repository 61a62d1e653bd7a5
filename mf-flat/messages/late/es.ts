import login from '@domizil/app-kit/messages/login/es.json' with { type: 'json' }
import map from '@domizil/app-kit/messages/map/es.json' with { type: 'json' }
import amenities from '@domizil/flat-ui/messages/amenities/es.json' with { type: 'json' }
import report from '@domizil/flat-ui/messages/report/es.json' with { type: 'json' }
import own from './es.json' with { type: 'json' }

export default { ...login, ...map, ...amenities, ...report, ...own }
