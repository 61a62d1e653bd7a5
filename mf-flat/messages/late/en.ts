import login from '@domizil/app-kit/messages/login/en.json' with { type: 'json' }
import map from '@domizil/app-kit/messages/map/en.json' with { type: 'json' }
import amenities from '@domizil/flat-ui/messages/amenities/en.json' with { type: 'json' }
import report from '@domizil/flat-ui/messages/report/en.json' with { type: 'json' }
import own from './en.json' with { type: 'json' }

export default { ...login, ...map, ...amenities, ...report, ...own }
